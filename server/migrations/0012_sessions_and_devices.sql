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

-- Browsers in which a person has logged in, by a keyed hash of a cookie. Guessing from elsewhere uses up the attempts of
-- the account, but not theirs.
CREATE TABLE known_devices (
  user_id       integer NOT NULL REFERENCES users ON DELETE CASCADE,
  device_hash   bytea NOT NULL,
  first_used_at timestamptz NOT NULL DEFAULT now(),
  last_used_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);
CREATE INDEX known_devices_by_hash ON known_devices (device_hash);
CREATE INDEX known_devices_by_age ON known_devices (last_used_at);
