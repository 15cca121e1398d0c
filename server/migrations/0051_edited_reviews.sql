-- The text of a review has changed since its creator answered it.
ALTER TABLE guide_reviews ADD COLUMN edited_after_answer boolean NOT NULL DEFAULT false;

-- An answer under a hidden review needs no decision: nobody sees it until the review is shown again. The column and its
-- indexes are made again.
ALTER TABLE guide_reviews DROP COLUMN is_open;
ALTER TABLE guide_reviews ADD COLUMN is_open boolean NOT NULL GENERATED ALWAYS AS
  (deleted_at IS NULL
    AND (moderation = 'waiting' OR open_reports > 0 OR stars_held
      OR (moderation <> 'hidden' AND coalesce(answer_state = 'waiting', false)))) STORED;
CREATE INDEX guide_reviews_to_moderate ON guide_reviews (is_open DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX guide_reviews_open ON guide_reviews (id) WHERE is_open;

-- One unread notification adds up all sales of a guide: how many, and what the creator earned.
ALTER TABLE notices
  ADD COLUMN sold_times integer CHECK (sold_times > 0),
  ADD COLUMN sold_cents bigint,
  ADD CHECK ((sold_times IS NULL) = (sold_cents IS NULL));
