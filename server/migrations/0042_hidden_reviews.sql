-- What an author writes after an admin has hidden their review waits for an admin. domain/reviews/moderation.ts has the
-- rules.
ALTER TABLE guide_reviews ADD COLUMN was_hidden boolean NOT NULL DEFAULT false;
UPDATE guide_reviews SET was_hidden = true WHERE moderation = 'hidden';
ALTER TABLE guide_reviews ADD CHECK (was_hidden OR moderation <> 'hidden');
