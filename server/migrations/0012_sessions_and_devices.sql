-- A refresh token that was exchanged stays good until the answer with its successor is known to have arrived, which the
-- first use of any token in that answer shows. Tokens name their answer by the hash of the refresh token in it.
ALTER TABLE session_tokens
  -- The refresh token that this one was given in exchange for; null for those of a login.
  ADD COLUMN replaces       bytea,
  ADD COLUMN answer         bytea,
  -- Of a refresh token that was exchanged: the answer that arrived.
  ADD COLUMN answer_arrived bytea;

-- Tokens that were exchanged before are spent, as they were until now.
UPDATE session_tokens SET answer_arrived = token_hash WHERE replaced_at IS NOT NULL;
