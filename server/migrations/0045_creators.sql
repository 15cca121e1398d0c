-- Requests to become a creator. domain/creators/creator-request.ts has the rules.
CREATE TABLE creator_requests (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
  words      text NOT NULL CHECK (length(words) <= 1000),
  link       text CHECK (length(link) <= 2048),
  state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'declined')),
  reason     text CHECK (length(reason) <= 1000),
  created_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  decided_by integer REFERENCES users,
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((state = 'declined') = (reason IS NOT NULL))
);
-- One open request per person, however often and however fast they ask.
CREATE UNIQUE INDEX creator_requests_open ON creator_requests (user_id) WHERE state = 'open';
CREATE INDEX creator_requests_of_user ON creator_requests (user_id, id DESC);
CREATE INDEX creator_requests_to_decide ON creator_requests ((state = 'open') DESC, id DESC);

-- What a notification is about, besides a guide or a draft: one unread notification about the same thing is enough.
ALTER TABLE notices ADD COLUMN subject text;
