-- Captions are files too: whether one is used is asked as often as for an image.
CREATE INDEX pending_guides_by_audio_captions ON pending_guides USING hash (audio_captions_uri)
  WHERE deleted_at IS NULL AND audio_captions_uri IS NOT NULL;
CREATE INDEX pending_guides_by_video_captions ON pending_guides USING hash (video_captions_uri)
  WHERE deleted_at IS NULL AND video_captions_uri IS NOT NULL;
CREATE INDEX pending_places_by_audio_captions ON pending_places USING hash (audio_captions_uri)
  WHERE deleted_at IS NULL AND audio_captions_uri IS NOT NULL;
CREATE INDEX pending_places_by_video_captions ON pending_places USING hash (video_captions_uri)
  WHERE deleted_at IS NULL AND video_captions_uri IS NOT NULL;
