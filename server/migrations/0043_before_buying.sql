-- What people know of a guide before they buy it.

-- A guide's own audio and video introduce it and are for everyone, with their captions.
UPDATE media m SET is_teaser = true FROM guides g
 WHERE m.guide_id = g.id AND NOT m.is_teaser
   AND 's3://' || m.bucket || '/' || m.key IN (g.audio_uri, g.audio_captions_uri, g.video_uri, g.video_captions_uri);
