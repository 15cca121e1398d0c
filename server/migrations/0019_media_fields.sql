-- The words in place of an image, and the captions of audio and video, which are WebVTT files among the media.
ALTER TABLE guides
  ADD COLUMN image_alt text CHECK (length(image_alt) <= 500),
  ADD COLUMN audio_captions_uri text,
  ADD COLUMN video_captions_uri text;
ALTER TABLE places
  ADD COLUMN image_alt text CHECK (length(image_alt) <= 500),
  ADD COLUMN audio_captions_uri text,
  ADD COLUMN video_captions_uri text;
ALTER TABLE pending_guides
  ADD COLUMN image_alt text CHECK (length(image_alt) <= 500),
  ADD COLUMN audio_captions_uri text,
  ADD COLUMN video_captions_uri text;
ALTER TABLE pending_places
  ADD COLUMN image_alt text CHECK (length(image_alt) <= 500),
  ADD COLUMN audio_captions_uri text,
  ADD COLUMN video_captions_uri text;
