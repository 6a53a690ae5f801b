-- Who the house knows. Without a login: a guest. Who has left is blanked, and his id stays, so that
-- it is never given to another; cleared: his seats are free and his name is nowhere any more.
CREATE TABLE person (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  login TEXT NOT NULL DEFAULT '',
  login_key TEXT UNIQUE,
  password_hash TEXT NOT NULL DEFAULT '',
  preferences TEXT NOT NULL DEFAULT '{}',
  created INTEGER NOT NULL,
  deleted INTEGER,
  cleared INTEGER NOT NULL DEFAULT 0,
  CHECK ((login = '') = (login_key IS NULL) AND (login = '') = (password_hash = '')),
  CHECK (deleted IS NULL OR (name = '' AND login = '' AND preferences = '{}'))
) WITHOUT ROWID, STRICT;
CREATE INDEX person_leaving ON person (deleted) WHERE deleted IS NOT NULL AND cleared = 0;

-- A browser or an outside bot. Only the hash of its secret is kept; revoked means deleted.
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL REFERENCES person (id),
  kind TEXT NOT NULL CHECK (kind IN ('browser', 'token')),
  label TEXT NOT NULL,
  created INTEGER NOT NULL,
  last_used INTEGER NOT NULL,
  expires INTEGER
) WITHOUT ROWID, STRICT;
CREATE INDEX session_by_person ON session (person);

-- What a person has written down about a table, for himself.
CREATE TABLE note (
  person TEXT NOT NULL REFERENCES person (id),
  table_id TEXT NOT NULL REFERENCES game_table (id),
  text TEXT NOT NULL,
  changed INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)
) WITHOUT ROWID, STRICT;

-- Where a person has sat, spoken and opened tables.
CREATE INDEX log_entry_by_person ON log_entry (json_extract(fact, '$.person'))
WHERE kind = 'seat_given';
CREATE INDEX chat_line_by_person ON chat_line (person);
CREATE INDEX game_table_by_owner ON game_table (owner);

-- One narrow exception: the name of a person who has left becomes empty in the facts that seated
-- him, and nothing else of the entry changes.
DROP TRIGGER log_entry_is_never_changed;
CREATE TRIGGER log_entry_is_never_changed BEFORE UPDATE ON log_entry
WHEN (
  NEW.table_id = OLD.table_id AND NEW.number = OLD.number AND NEW.command = OLD.command
  AND NEW.kind = OLD.kind AND NEW.author = OLD.author AND NEW.at = OLD.at
  AND OLD.kind = 'seat_given'
  AND json_type(OLD.fact, '$.name') = 'text'
  AND NEW.fact = json_set(OLD.fact, '$.name', '')
  AND EXISTS (
    SELECT 1 FROM person
    WHERE person.id = json_extract(OLD.fact, '$.person') AND person.deleted IS NOT NULL
  )
) IS NOT TRUE
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- A command may be under way while its person leaves: his name does not come back with it.
CREATE TRIGGER log_entry_names_nobody_who_left BEFORE INSERT ON log_entry
WHEN NEW.kind = 'seat_given' AND EXISTS (
  SELECT 1 FROM person
  WHERE person.id = json_extract(NEW.fact, '$.person') AND person.deleted IS NOT NULL
)
BEGIN SELECT RAISE(ABORT, 'this person has left the house'); END;
CREATE TRIGGER chat_line_is_of_nobody_who_left BEFORE INSERT ON chat_line
WHEN EXISTS (SELECT 1 FROM person WHERE person.id = NEW.person AND person.deleted IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'this person has left the house'); END;
CREATE TRIGGER game_table_is_of_nobody_who_left BEFORE INSERT ON game_table
WHEN EXISTS (SELECT 1 FROM person WHERE person.id = NEW.owner AND person.deleted IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'this person has left the house'); END;
