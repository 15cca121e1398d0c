-- Guides on people's devices: what version a guide has, the checksums of its files, and who has saved it.

-- Immutable where the encoding of the database is fixed, as it is.
CREATE FUNCTION digest_of_text(content text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT sha256(convert_to(content, 'UTF8')) $$;

-- Written by PostgreSQL with the row, so that no writer can forget it: what someone who has saved the guide would
-- see differently. Prices, ratings, dates and whether it is on sale are not among it. Quoted, so that no two rows that
-- differ are written the same.
ALTER TABLE guides ADD COLUMN content_digest bytea NOT NULL GENERATED ALWAYS AS (digest_of_text(
  quote_nullable(title) || ',' || quote_nullable(description) || ',' || quote_nullable(location::text) || ',' ||
  quote_nullable(image_uri) || ',' || quote_nullable(image_alt) || ',' ||
  quote_nullable(audio_uri) || ',' || quote_nullable(audio_captions_uri) || ',' ||
  quote_nullable(video_uri) || ',' || quote_nullable(video_captions_uri) || ',' ||
  quote_nullable(path) || ',' || quote_nullable(boundary) || ',' ||
  quote_nullable(duration_minutes::text) || ',' || quote_nullable(language))) STORED;
ALTER TABLE places ADD COLUMN content_digest bytea NOT NULL GENERATED ALWAYS AS (digest_of_text(
  quote_nullable(title) || ',' || quote_nullable(description) || ',' || quote_nullable(location::text) || ',' ||
  quote_nullable(marker) || ',' || quote_nullable(image_uri) || ',' || quote_nullable(image_alt) || ',' ||
  quote_nullable(audio_uri) || ',' || quote_nullable(audio_captions_uri) || ',' ||
  quote_nullable(video_uri) || ',' || quote_nullable(video_captions_uri) || ',' ||
  quote_nullable(path) || ',' || quote_nullable(boundary))) STORED;

-- The checksums of what devices save of a file: the file itself, or one width of an image.
CREATE TABLE media_digests (
  bucket     text NOT NULL,
  key        text NOT NULL,
  -- The object that was read; another one is read again.
  object_key text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  sha256     bytea NOT NULL CHECK (length(sha256) = 32),
  -- Of each part, one after the other.
  parts      bytea NOT NULL CHECK (length(parts) % 32 = 0),
  PRIMARY KEY (bucket, key),
  FOREIGN KEY (bucket, key) REFERENCES media ON DELETE CASCADE
);

-- Who has saved which version of a guide, so that they hear of updates.
CREATE TABLE offline_copies (
  user_id  integer NOT NULL REFERENCES users ON DELETE CASCADE,
  guide_id integer NOT NULL REFERENCES guides ON DELETE CASCADE,
  version  text NOT NULL CHECK (length(version) <= 64),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, guide_id)
);
CREATE INDEX offline_copies_of_guide ON offline_copies (guide_id);
