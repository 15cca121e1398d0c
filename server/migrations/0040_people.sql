-- Reviews: who signs them, which reports count, and ratings that are held for an admin. domain/reviews/moderation.ts has
-- the rules.
ALTER TABLE guide_reviews
  -- The name that the writer chose for it; null for the default one.
  ADD COLUMN signature       text CHECK (length(signature) <= 120),
  -- Those of the open reports that can take the review off the page.
  ADD COLUMN counted_reports integer NOT NULL DEFAULT 0 CHECK (counted_reports BETWEEN 0 AND open_reports),
  -- The stars are part of a sudden swing and don't count until an admin has decided.
  ADD COLUMN stars_held      boolean NOT NULL DEFAULT false;

-- Stars count only for people who have confirmed their email.
UPDATE guide_reviews r SET stars_held = true
  FROM users u
 WHERE u.id = r.user_id AND u.email_verified_at IS NULL AND u.deleted_at IS NULL
   AND r.moderation = 'shown' AND r.deleted_at IS NULL;
UPDATE guides g SET rating_sum = rating_sum - held.sum, rating_count = rating_count - held.count
  FROM (SELECT guide_id, sum(rating) AS sum, count(*) AS count FROM guide_reviews WHERE stars_held GROUP BY guide_id) held
 WHERE held.guide_id = g.id;

-- Held stars are to be decided on, so the column and its indexes are made again.
ALTER TABLE guide_reviews DROP COLUMN is_open;
ALTER TABLE guide_reviews ADD COLUMN is_open boolean GENERATED ALWAYS AS
  (deleted_at IS NULL AND (moderation = 'waiting' OR open_reports > 0 OR stars_held)) STORED;
CREATE INDEX guide_reviews_to_moderate ON guide_reviews (is_open DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX guide_reviews_open ON guide_reviews (id) WHERE is_open;
CREATE INDEX guide_reviews_held ON guide_reviews (guide_id) WHERE stars_held;
-- Each new rating looks at those of the last days.
CREATE INDEX guide_reviews_recent ON guide_reviews (guide_id, updated_at)
  WHERE moderation = 'shown' AND deleted_at IS NULL;
