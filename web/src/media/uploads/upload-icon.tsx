import type { MediaKind } from '@laneway/domain/media/kinds';
import { StrokeIcon } from '../../ui/icon.tsx';

/** Icons that only the upload screens need, so that the first visit doesn't load them. */
const STROKES = {
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5v.01',
  audio: 'M9 18a2.5 2.5 0 1 1-2.5-2.5H9zM9 15.5V6l10-2v9.5M19 16a2.5 2.5 0 1 1-2.5-2.5H19z',
  video: 'M3.5 6.500h12v11h-12zM15.500 10.500l5-3v9l-5-3',
  captions: 'M3.500 5.500h17v13h-17zM10.500 10.500a2 2 0 1 0 0 3M16.500 10.500a2 2 0 1 0 0 3',
  upload: 'M12 16V5M8 8.500L12 5l4 3.500M5 20h14',
  camera: 'M4 7.500h4l1.500-2.500h5L16 7.500h4V19H4zM12 10a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  microphone:
    'M12 3.500a3 3 0 0 1 3 3V11a3 3 0 0 1-6 0V6.500a3 3 0 0 1 3-3zM5.500 11a6.500 6.500 0 0 0 13 0M12 17.500V21',
} as const satisfies Record<MediaKind | 'upload' | 'camera' | 'microphone', string>;

export type UploadIconName = keyof typeof STROKES;

/** Decorative: it is always beside text with the same meaning. */
export function UploadIcon({ name }: { readonly name: UploadIconName }) {
  return <StrokeIcon strokes={STROKES[name]} />;
}
