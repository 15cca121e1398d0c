-- An upload is given up after a pause, however long it has taken so far.
ALTER TABLE uploads ADD COLUMN progressed_at timestamptz NOT NULL DEFAULT now();
DROP INDEX uploads_unfinished;
CREATE INDEX uploads_by_progress ON uploads (progressed_at);
CREATE INDEX uploads_of_person ON uploads (uploader_id);

-- What waits in quarantine for a guide, or to be removed.
CREATE INDEX media_without_guide ON media (created_at) WHERE guide_id IS NULL;

-- Whether a file is used is asked for every file of a list, and of every file that may be removed. A URI may be longer than
-- what fits into a B-tree.
CREATE INDEX pending_guides_by_image ON pending_guides USING hash (image_uri) WHERE deleted_at IS NULL AND image_uri IS NOT NULL;
CREATE INDEX pending_guides_by_audio ON pending_guides USING hash (audio_uri) WHERE deleted_at IS NULL AND audio_uri IS NOT NULL;
CREATE INDEX pending_guides_by_video ON pending_guides USING hash (video_uri) WHERE deleted_at IS NULL AND video_uri IS NOT NULL;
CREATE INDEX pending_places_by_image ON pending_places USING hash (image_uri) WHERE deleted_at IS NULL AND image_uri IS NOT NULL;
CREATE INDEX pending_places_by_audio ON pending_places USING hash (audio_uri) WHERE deleted_at IS NULL AND audio_uri IS NOT NULL;
CREATE INDEX pending_places_by_video ON pending_places USING hash (video_uri) WHERE deleted_at IS NULL AND video_uri IS NOT NULL;
