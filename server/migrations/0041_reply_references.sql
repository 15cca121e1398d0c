-- A large reply isn't copied: `source` says how to read it again. The body is then the JSON null.
ALTER TABLE idempotent_replies ADD COLUMN source jsonb;
