-- How often something was done lately, shared by all processes. The key is a keyed hash of who and what, so the table
-- names nobody. Losing it in a crash costs nothing but a count.
CREATE UNLOGGED TABLE rate_counters (
  key       bytea PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX rate_counters_by_reset ON rate_counters (resets_at);

-- A replayed answer carries the headers of the first.
ALTER TABLE idempotent_replies ADD COLUMN headers jsonb NOT NULL DEFAULT '{}';

ALTER TABLE mails
  ADD COLUMN reply_to  text,
  -- Set when the mail server refused the mail for good; the reason is its code, never its words.
  ADD COLUMN failed_at timestamptz,
  ADD COLUMN failure   text;
CREATE INDEX mails_of_recipient ON mails (recipient);
CREATE INDEX mails_by_age ON mails (created_at);

-- Admins find an account by any part of its name or address.
CREATE INDEX users_by_words ON users USING gin (name gin_trgm_ops, (email::text) gin_trgm_ops);
