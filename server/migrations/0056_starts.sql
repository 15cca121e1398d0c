-- A guide without a start of its own begins at its first place. From now on this is settled when a guide is published
-- (`startOf` in packages/domain/src/guides/guide-content.ts); those published before had neither a pin nor a card on home.
UPDATE guides AS guide SET location = (
  SELECT place.location FROM places AS place
   WHERE place.guide_id = guide.id AND place.listing = 'live' AND place.location IS NOT NULL
   ORDER BY place.position NULLS LAST, place.id LIMIT 1)
 WHERE guide.location IS NULL;
