import type { PlaceContent } from '@laneway/domain/guides/place-content';
import type { PreviewNotesProps } from './preview-notes.tsx';
import { useShownMedia } from './use-shown-media.ts';

/** A place with only the files that may be shown, and messages about the others. */
export function useShownPlace(
  content: PlaceContent,
  isChecked = false,
): {
  readonly place: PlaceContent;
  readonly notes: PreviewNotesProps['notes'];
} {
  const image = useShownMedia(content.image, isChecked);
  const audio = useShownMedia(content.audio, isChecked);
  const audioCaptions = useShownMedia(content.audioCaptions, isChecked);
  const video = useShownMedia(content.video, isChecked);
  const videoCaptions = useShownMedia(content.videoCaptions, isChecked);
  return {
    place: {
      ...content,
      image: image.uri,
      audio: audio.uri,
      audioCaptions: audioCaptions.uri,
      video: video.uri,
      videoCaptions: videoCaptions.uri,
    },
    notes: [
      ['Image', image.note],
      ['Audio', audio.note],
      ['Captions of the audio', audioCaptions.note],
      ['Video', video.note],
      ['Captions of the video', videoCaptions.note],
    ],
  };
}
