-- Moderation of owners' reviews. The state itself is in guide_reviews.moderation; domain/reviews/moderation.ts decides it.
ALTER TABLE guide_reviews
  -- An admin has read the words as they are and shown them.
  ADD COLUMN confirmed_at   timestamptz(3),
  -- Reports that no admin has decided on.
  ADD COLUMN open_reports   integer NOT NULL DEFAULT 0 CHECK (open_reports >= 0),
  -- The creator is notified the first time that a review is shown.
  ADD COLUMN first_shown_at timestamptz(3),
  -- A review that its author has deleted, and that an admin hid or was to judge.
  ADD COLUMN deleted_at     timestamptz(3) CHECK (deleted_at IS NULL OR words IS NULL),
  ADD COLUMN version        integer NOT NULL DEFAULT 1,
  ADD COLUMN is_open        boolean GENERATED ALWAYS AS
    (deleted_at IS NULL AND (moderation = 'waiting' OR open_reports > 0)) STORED;

DROP INDEX guide_reviews_shown, guide_reviews_waiting;
-- One index per list, in its order.
CREATE INDEX guide_reviews_to_read ON guide_reviews (guide_id, id DESC)
  WHERE moderation = 'shown' AND deleted_at IS NULL;
CREATE INDEX guide_reviews_good ON guide_reviews (id DESC)
  WHERE moderation = 'shown' AND deleted_at IS NULL AND words IS NOT NULL AND rating >= 4;
CREATE INDEX guide_reviews_to_moderate ON guide_reviews (is_open DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX guide_reviews_open ON guide_reviews (id) WHERE is_open;
CREATE INDEX guide_reviews_of_user ON guide_reviews (user_id);

-- One per person and review. The reporter is forgotten with their account; the report still counts.
CREATE TABLE guide_review_reports (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id   bigint NOT NULL REFERENCES guide_reviews ON DELETE CASCADE,
  reporter_id integer REFERENCES users ON DELETE SET NULL,
  reason      text NOT NULL CHECK (reason IN ('spam', 'abusive', 'private', 'off_topic')),
  created_at  timestamptz(3) NOT NULL,
  resolved_at timestamptz(3),
  UNIQUE (review_id, reporter_id)
);
CREATE INDEX guide_review_reports_of_person ON guide_review_reports (reporter_id);
