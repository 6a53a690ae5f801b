-- What a person corrected of a game, or found as printed, at one version of its rules. A table
-- that was opened by it has a copy of the corrections, and so does not refer to it.
CREATE TABLE house_tables (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES person (id),
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  corrections TEXT NOT NULL,
  as_printed TEXT NOT NULL,
  revision INTEGER NOT NULL,
  changed BIGINT NOT NULL,
  UNIQUE (person, game, rules)
);
CREATE INDEX house_tables_by_game ON house_tables (game, rules, changed);
