-- Every stored object, by bucket and key: who put it there, what it is, whether it is clean.
CREATE TABLE media (
  bucket      text NOT NULL,
  key         text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('image', 'audio', 'video')),
  mime        text NOT NULL,
  size_bytes  bigint NOT NULL CHECK (size_bytes >= 0),
  sha256      bytea,
  width       integer,
  height      integer,
  duration_ms integer,
  stand_in    text CHECK (length(stand_in) <= 2000),
  scan_state  text NOT NULL DEFAULT 'pending' CHECK (scan_state IN
              ('clean', 'infected', 'pending', 'error', 'timeout', 'unknown')),
  scanned_at  timestamptz,
  uploader_id integer REFERENCES users,
  -- The published guide whose gate this object stands behind; NULL in quarantine.
  guide_id    integer REFERENCES guides ON DELETE CASCADE,
  -- Shown to everyone, as a guide's cover is.
  is_teaser   boolean NOT NULL DEFAULT false,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (bucket, key)
);
CREATE INDEX media_of_guide ON media (guide_id);
CREATE INDEX media_of_uploader ON media (uploader_id);

CREATE TRIGGER media_announce AFTER INSERT OR UPDATE OR DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION announce_guide_change();

-- Resumable uploads under way.
CREATE TABLE uploads (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  uploader_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  file_name   text NOT NULL CHECK (length(file_name) <= 255),
  mime        text NOT NULL,
  size_bytes  bigint NOT NULL CHECK (size_bytes > 0),
  received    bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size_bytes),
  bucket      text,
  key         text,
  created_at  timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX uploads_unfinished ON uploads (created_at) WHERE finished_at IS NULL;
