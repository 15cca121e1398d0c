-- How far a walk climbs; null where its creator hasn't said.
ALTER TABLE guides ADD COLUMN climb_metres integer CHECK (climb_metres >= 0 AND climb_metres <= 9999);
ALTER TABLE pending_guides ADD COLUMN climb_metres integer CHECK (climb_metres >= 0 AND climb_metres <= 9999);

-- Digests know the new column. What is null adds nothing, so that nobody has to fetch a guide again that hasn't got it;
-- it has a name, so that it can't be taken for the walk settings before it.
ALTER TABLE guides DROP COLUMN content_digest;
ALTER TABLE guides ADD COLUMN content_digest bytea NOT NULL GENERATED ALWAYS AS (digest_of_text(
  quote_nullable(title) || ',' || quote_nullable(description) || ',' || quote_nullable(location::text) || ',' ||
  quote_nullable(image_uri) || ',' || quote_nullable(image_alt) || ',' ||
  quote_nullable(audio_uri) || ',' || quote_nullable(audio_captions_uri) || ',' ||
  quote_nullable(video_uri) || ',' || quote_nullable(video_captions_uri) || ',' ||
  quote_nullable(path) || ',' || quote_nullable(boundary) || ',' ||
  quote_nullable(duration_minutes::text) || ',' || quote_nullable(language) ||
  coalesce(',' || quote_literal(walk), '') || coalesce(',climb ' || climb_metres::text, ''))) STORED;
