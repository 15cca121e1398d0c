-- What people know of a guide before they buy it.

-- A guide's own audio and video introduce it and are for everyone, with their captions.
UPDATE media m SET is_teaser = true FROM guides g
 WHERE m.guide_id = g.id AND NOT m.is_teaser
   AND 's3://' || m.bucket || '/' || m.key IN (g.audio_uri, g.audio_captions_uri, g.video_uri, g.video_captions_uri);

-- The place of a guide that everyone may read and hear. Its creator picks one; of several, the first live one counts.
ALTER TABLE places ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
ALTER TABLE pending_places ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
