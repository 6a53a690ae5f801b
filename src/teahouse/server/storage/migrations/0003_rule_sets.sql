-- A table is played by the rules it was opened with: their version, and corrections of the game's
-- tables as the text of teahouse.core.corrections. All tables until now had none.
ALTER TABLE game_table ADD COLUMN corrections TEXT NOT NULL DEFAULT '';
