-- The dashboards' lists go by the last change, to the millisecond, which is what their cursors hold.
ALTER TABLE pending_guides ALTER COLUMN updated_at TYPE timestamptz(3);
ALTER TABLE guides ALTER COLUMN last_modified TYPE timestamptz(3);

CREATE INDEX pending_guides_on_dashboard ON pending_guides
  ((CASE WHEN status = 'draft' THEN 1 ELSE 0 END) DESC, updated_at DESC, id DESC)
  WHERE deleted_at IS NULL AND status <> 'published';
CREATE INDEX pending_guides_on_dashboard_of_author ON pending_guides
  (author_id, (CASE WHEN status = 'draft' THEN 1 ELSE 0 END) DESC, updated_at DESC, id DESC)
  WHERE deleted_at IS NULL AND status <> 'published';
CREATE INDEX guides_on_dashboard ON guides (last_modified DESC, id DESC);
CREATE INDEX guides_on_dashboard_of_author ON guides (author_id, last_modified DESC, id DESC);
