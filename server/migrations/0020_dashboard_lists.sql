-- The dashboards' lists, in the order and to the precision that their cursors have.
CREATE INDEX pending_guides_on_dashboard ON pending_guides
  ((CASE WHEN status = 'draft' THEN 1 ELSE 0 END) DESC, date_trunc('milliseconds', updated_at, 'UTC') DESC, id DESC)
  WHERE deleted_at IS NULL AND status <> 'published';
CREATE INDEX pending_guides_on_dashboard_of_author ON pending_guides
  (author_id, (CASE WHEN status = 'draft' THEN 1 ELSE 0 END) DESC, date_trunc('milliseconds', updated_at, 'UTC') DESC,
   id DESC)
  WHERE deleted_at IS NULL AND status <> 'published';
CREATE INDEX guides_on_dashboard ON guides (date_trunc('milliseconds', last_modified, 'UTC') DESC, id DESC);
CREATE INDEX guides_on_dashboard_of_author ON guides
  (author_id, date_trunc('milliseconds', last_modified, 'UTC') DESC, id DESC);
