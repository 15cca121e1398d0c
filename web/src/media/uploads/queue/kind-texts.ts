import type { MediaKind } from '@laneway/domain/media/kinds';

type KindTexts = {
  readonly name: string;
  readonly one: string;
  readonly choose: string;
  /** The formats by their common names. */
  readonly formats: string;
};

export const KIND_TEXTS: Readonly<Record<MediaKind, KindTexts>> = {
  image: {
    name: 'Image',
    one: 'an image',
    choose: 'Choose image',
    formats: 'JPEG, PNG, WebP, GIF or AVIF',
  },
  audio: {
    name: 'Audio',
    one: 'an audio file',
    choose: 'Choose audio',
    formats: 'MP3, M4A, AAC, OGG, WAV or WebM',
  },
  video: { name: 'Video', one: 'a video', choose: 'Choose video', formats: 'MP4, WebM or MOV' },
  captions: {
    name: 'Captions',
    one: 'a captions file',
    choose: 'Choose captions',
    formats: 'Captions file (.vtt)',
  },
};
