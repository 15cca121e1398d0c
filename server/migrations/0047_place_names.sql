-- The number in the name of a place without a title, “Place 3”. Unlike its position it stays the same when places are
-- moved, so that people recognise a place that they haven't named yet. Visitors see it only in titles, because a place
-- is given one when it is published; so it isn't part of the content that devices compare.
ALTER TABLE places ADD COLUMN name_number integer CHECK (name_number > 0);
ALTER TABLE pending_places ADD COLUMN name_number integer CHECK (name_number > 0);

UPDATE places p SET name_number = numbered.number
  FROM (SELECT id, row_number() OVER (PARTITION BY guide_id ORDER BY position NULLS LAST, id) AS number
          FROM places) numbered
 WHERE numbered.id = p.id;
UPDATE pending_places p SET name_number = numbered.number
  FROM (SELECT id, row_number() OVER (
                 PARTITION BY pending_guide_id ORDER BY deleted_at IS NOT NULL, position NULLS LAST, id) AS number
          FROM pending_places) numbered
 WHERE numbered.id = p.id;
ALTER TABLE pending_places ALTER COLUMN name_number SET NOT NULL;

-- The next number of its guide, unless the place brings one. Whoever adds a place has locked its guide.
CREATE FUNCTION number_pending_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name_number IS NULL THEN
    SELECT coalesce(max(name_number), 0) + 1 INTO NEW.name_number FROM pending_places
     WHERE pending_guide_id = NEW.pending_guide_id AND deleted_at IS NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER number_pending_place BEFORE INSERT ON pending_places
  FOR EACH ROW EXECUTE FUNCTION number_pending_place();
