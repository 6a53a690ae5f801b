-- Who the house knows. Without a login: a guest. Who has left is blanked, and his id stays, so that
-- it is never given to another; cleared: his seats are free and his name is nowhere any more.
CREATE TABLE person (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  login TEXT NOT NULL DEFAULT '',
  login_key TEXT UNIQUE,
  password_hash TEXT NOT NULL DEFAULT '',
  preferences TEXT NOT NULL DEFAULT '{}',
  created BIGINT NOT NULL,
  deleted BIGINT,
  cleared INTEGER NOT NULL DEFAULT 0,
  CHECK ((login = '') = (login_key IS NULL) AND (login = '') = (password_hash = '')),
  CHECK (deleted IS NULL OR (name = '' AND login = '' AND preferences = '{}'))
);
CREATE INDEX person_leaving ON person (deleted) WHERE deleted IS NOT NULL AND cleared = 0;

-- A browser or an outside bot. Only the hash of its secret is kept; revoked means deleted.
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL REFERENCES person (id),
  kind TEXT NOT NULL CHECK (kind IN ('browser', 'token')),
  label TEXT NOT NULL,
  created BIGINT NOT NULL,
  last_used BIGINT NOT NULL,
  expires BIGINT
);
CREATE INDEX session_by_person ON session (person);

-- What a person has written down about a table, for himself.
CREATE TABLE note (
  person TEXT NOT NULL REFERENCES person (id),
  table_id TEXT NOT NULL REFERENCES game_table (id),
  text TEXT NOT NULL,
  changed BIGINT NOT NULL,
  PRIMARY KEY (person, table_id)
);

-- Where a person has sat, spoken and opened tables.
-- only postgres:
CREATE INDEX log_entry_by_person ON log_entry ((fact::jsonb ->> 'person'))
WHERE kind = 'seat_given';
-- only sqlite:
CREATE INDEX log_entry_by_person ON log_entry (json_extract(fact, '$.person'))
WHERE kind = 'seat_given';
-- both:
CREATE INDEX chat_line_by_person ON chat_line (person);
CREATE INDEX game_table_by_owner ON game_table (owner);

-- One narrow exception: the name of a person who has left becomes empty in the facts that seated
-- him, and nothing else of the entry changes.
-- only postgres:
CREATE OR REPLACE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.kind = 'seat_given' THEN
    IF (NEW.table_id, NEW.number, NEW.command, NEW.kind, NEW.author, NEW.at)
        = (OLD.table_id, OLD.number, OLD.command, OLD.kind, OLD.author, OLD.at)
      AND jsonb_typeof(OLD.fact::jsonb -> 'name') = 'string'
      AND NEW.fact = jsonb_set(OLD.fact::jsonb, '{name}', '""')::text
      AND EXISTS (
        SELECT 1 FROM person
        WHERE person.id = OLD.fact::jsonb ->> 'person' AND person.deleted IS NOT NULL
      )
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the log is append-only';
END $$;
-- only sqlite:
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
-- both:

-- only postgres:
-- A command may be under way while its person leaves: his name does not come back with it. The
-- lock lets the one wait for the other.
CREATE FUNCTION refuse_who_left(who TEXT) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM person WHERE person.id = who FOR SHARE;
  PERFORM 1 FROM person WHERE person.id = who AND person.deleted IS NOT NULL;
  IF FOUND THEN
    RAISE EXCEPTION 'this person has left the house';
  END IF;
END $$;
CREATE FUNCTION entry_names_nobody_who_left() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM refuse_who_left(NEW.fact::jsonb ->> 'person'); RETURN NEW; END $$;
CREATE FUNCTION line_is_of_nobody_who_left() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM refuse_who_left(NEW.person); RETURN NEW; END $$;
CREATE FUNCTION table_is_of_nobody_who_left() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM refuse_who_left(NEW.owner); RETURN NEW; END $$;
CREATE TRIGGER log_entry_names_nobody_who_left BEFORE INSERT ON log_entry
FOR EACH ROW WHEN (NEW.kind = 'seat_given') EXECUTE FUNCTION entry_names_nobody_who_left();
CREATE TRIGGER chat_line_is_of_nobody_who_left BEFORE INSERT ON chat_line
FOR EACH ROW EXECUTE FUNCTION line_is_of_nobody_who_left();
CREATE TRIGGER game_table_is_of_nobody_who_left BEFORE INSERT ON game_table
FOR EACH ROW EXECUTE FUNCTION table_is_of_nobody_who_left();
-- only sqlite:
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
