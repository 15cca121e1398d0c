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

-- The creator's answer to a review of their guide. domain/reviews/answer.ts has the rules.
ALTER TABLE guide_reviews
  ADD COLUMN answer       text CHECK (length(answer) <= 1000),
  ADD COLUMN answer_state text CHECK (answer_state IN ('waiting', 'shown', 'removed')),
  ADD COLUMN answered_at  timestamptz(3),
  ADD CHECK ((answer_state IS NULL) = (answered_at IS NULL)),
  ADD CHECK ((answer IS NOT NULL) = (answer_state IS NOT NULL AND answer_state <> 'removed'));
-- An answer that waits is to be decided on, so the column and its indexes are made again.
ALTER TABLE guide_reviews DROP COLUMN is_open;
ALTER TABLE guide_reviews ADD COLUMN is_open boolean NOT NULL GENERATED ALWAYS AS
  (deleted_at IS NULL
    AND (moderation = 'waiting' OR open_reports > 0 OR stars_held OR coalesce(answer_state = 'waiting', false))) STORED;
CREATE INDEX guide_reviews_to_moderate ON guide_reviews (is_open DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX guide_reviews_open ON guide_reviews (id) WHERE is_open;
