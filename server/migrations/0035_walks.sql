-- Walking a guide: how it is walked, and where and how each place starts. Null is the defaults, so guides that were
-- written before this are walked as well. Canonical JSON, written by domain/walk.
ALTER TABLE guides ADD COLUMN walk text CHECK (length(walk) <= 200);
ALTER TABLE pending_guides ADD COLUMN walk text CHECK (length(walk) <= 200);
ALTER TABLE places ADD COLUMN trigger text CHECK (length(trigger) <= 4000);
ALTER TABLE pending_places ADD COLUMN trigger text CHECK (length(trigger) <= 4000);

-- The length of the audio, for plans of a walk; its file never changes under its name.
ALTER TABLE places ADD COLUMN audio_ms integer CHECK (audio_ms >= 0);

-- Digests know the new columns. What is null adds nothing, so that nobody who has saved a guide has to fetch it again
-- for a change that it doesn't have.
ALTER TABLE guides DROP COLUMN content_digest;
ALTER TABLE guides ADD COLUMN content_digest bytea NOT NULL GENERATED ALWAYS AS (digest_of_text(
  quote_nullable(title) || ',' || quote_nullable(description) || ',' || quote_nullable(location::text) || ',' ||
  quote_nullable(image_uri) || ',' || quote_nullable(image_alt) || ',' ||
  quote_nullable(audio_uri) || ',' || quote_nullable(audio_captions_uri) || ',' ||
  quote_nullable(video_uri) || ',' || quote_nullable(video_captions_uri) || ',' ||
  quote_nullable(path) || ',' || quote_nullable(boundary) || ',' ||
  quote_nullable(duration_minutes::text) || ',' || quote_nullable(language) ||
  coalesce(',' || quote_literal(walk), ''))) STORED;
ALTER TABLE places DROP COLUMN content_digest;
ALTER TABLE places ADD COLUMN content_digest bytea NOT NULL GENERATED ALWAYS AS (digest_of_text(
  quote_nullable(title) || ',' || quote_nullable(description) || ',' || quote_nullable(location::text) || ',' ||
  quote_nullable(marker) || ',' || quote_nullable(image_uri) || ',' || quote_nullable(image_alt) || ',' ||
  quote_nullable(audio_uri) || ',' || quote_nullable(audio_captions_uri) || ',' ||
  quote_nullable(video_uri) || ',' || quote_nullable(video_captions_uri) || ',' ||
  quote_nullable(path) || ',' || quote_nullable(boundary) ||
  coalesce(',' || quote_literal(trigger), ''))) STORED;

UPDATE places p SET audio_ms = m.duration_ms FROM media m
 WHERE p.audio_uri = 's3://' || m.bucket || '/' || m.key AND m.duration_ms IS NOT NULL;
