-- What simulated walks said of a pending guide, by the hash of what was walked: the same content is simulated once.
CREATE TABLE walk_reports (
  pending_guide_id integer NOT NULL REFERENCES pending_guides ON DELETE CASCADE,
  content_hash     bytea NOT NULL CHECK (octet_length(content_hash) = 32),
  -- Null where the simulation failed for good.
  report           jsonb CHECK (octet_length(report::text) <= 1000000),
  created_at       timestamptz NOT NULL,
  PRIMARY KEY (pending_guide_id, content_hash)
);
