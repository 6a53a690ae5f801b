CREATE TABLE game_table (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  options TEXT NOT NULL,
  owner TEXT NOT NULL,
  created BIGINT NOT NULL,
  watchable BOOLEAN NOT NULL,
  lifecycle TEXT NOT NULL CHECK (lifecycle IN ('open', 'running', 'finished', 'abandoned')),
  seed TEXT NOT NULL,
  seed_hash TEXT NOT NULL,
  parent TEXT,
  parent_position INTEGER
);
CREATE INDEX game_table_by_age ON game_table (lifecycle, created);

-- What the log says about the seats now, for lists of tables; link_hash stands only here.
CREATE TABLE seat (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  strength TEXT NOT NULL,
  keeper TEXT NOT NULL,
  link_hash TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seat_by_person ON seat (person);
CREATE INDEX seat_by_keeper ON seat (keeper);

-- The truth. Rows are only ever added.
CREATE TABLE log_entry (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  number INTEGER NOT NULL CHECK (number >= 0),
  command TEXT NOT NULL,
  kind TEXT NOT NULL,
  author TEXT NOT NULL,
  fact TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, number),
  UNIQUE (table_id, command)
);
-- only postgres:
CREATE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$;
CREATE TRIGGER log_entry_is_never_changed BEFORE UPDATE OR DELETE ON log_entry
FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
-- only sqlite:
CREATE TRIGGER log_entry_is_never_changed BEFORE UPDATE ON log_entry
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_entry_is_never_removed BEFORE DELETE ON log_entry
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
-- both:

-- only postgres:
CREATE TABLE outbox (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL
);
-- only sqlite:
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL
) STRICT;
-- both:

-- A cache: may be deleted at any time.
CREATE TABLE snapshot (
  table_id TEXT PRIMARY KEY REFERENCES game_table (id),
  position INTEGER NOT NULL,
  data BYTEA NOT NULL
);

CREATE TABLE chat_line (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  number INTEGER NOT NULL,
  command TEXT NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, number),
  UNIQUE (table_id, command)
);

-- What bots owe, derived from the log in the transaction of its last entry.
CREATE TABLE bot_job (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat INTEGER NOT NULL,
  number INTEGER NOT NULL,
  strength TEXT NOT NULL,
  since BIGINT NOT NULL,
  worker TEXT NOT NULL DEFAULT '',
  lease_until BIGINT NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX bot_job_by_lease ON bot_job (lease_until, since);
