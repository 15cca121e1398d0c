-- A draft may be a copy of another one, or of a published guide. domain/workflow/editing.ts has the rules. Its files are
-- still those of the original until it is published, which copies them: the people who edited the original uploaded
-- them, or they belong to the published guide.
ALTER TABLE pending_guides
  ADD COLUMN copied_from_id integer REFERENCES pending_guides,
  ADD COLUMN copied_from_guide_id integer REFERENCES guides;
