-- What becomes of an upload: scanned, measured, cut to size. All of it is kept in the row of the file.
ALTER TABLE media DROP CONSTRAINT media_kind_check;
ALTER TABLE media ADD CONSTRAINT media_kind_check CHECK (kind IN ('image', 'audio', 'video', 'captions'));

ALTER TABLE media
  -- What its uploader called it; shown to the uploader only.
  ADD COLUMN file_name text NOT NULL DEFAULT '' CHECK (length(file_name) <= 255),
  ADD COLUMN processing_state text NOT NULL DEFAULT 'ready' CHECK (processing_state IN ('pending', 'ready', 'failed')),
  -- Why it can't be used, in words for its uploader.
  ADD COLUMN failure text CHECK (length(failure) <= 500),
  ADD COLUMN codecs text CHECK (length(codecs) <= 200),
  ADD COLUMN loudness_lufs real,
  -- The sizes of an image: [{"key", "width", "height", "size_bytes"}], narrowest first. NULL: the file as it is.
  ADD COLUMN renditions jsonb,
  -- Everything that is stored for it, its renditions included.
  ADD COLUMN stored_bytes bigint NOT NULL DEFAULT 0 CHECK (stored_bytes >= 0);

UPDATE media SET stored_bytes = size_bytes;

-- The place of an upload under way in its store, and the parts that have arrived there.
ALTER TABLE uploads
  ADD COLUMN store_handle text,
  ADD COLUMN part_tags text[] NOT NULL DEFAULT '{}',
  -- Who is writing: a request that takes over puts its own here, and the one before stops.
  ADD COLUMN writer uuid;
ALTER TABLE uploads ALTER COLUMN bucket SET NOT NULL, ALTER COLUMN key SET NOT NULL;
CREATE UNIQUE INDEX uploads_by_object ON uploads (bucket, key);
