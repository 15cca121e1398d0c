import { expect, it } from 'vitest';
import { type MediaFields, packedMedia } from './packed-media.ts';

const fieldsOf = (name: string, overrides: Partial<MediaFields> = {}): MediaFields => ({
  description: null,
  image: `${name}.webp`,
  audio: `${name}.mp3`,
  audioCaptions: `${name}.vtt`,
  video: `${name}.mp4`,
  videoCaptions: `${name}-video.vtt`,
  ...overrides,
});

it('the files of a guide come in walking order, and videos last', () => {
  expect(packedMedia([fieldsOf('guide'), fieldsOf('one'), fieldsOf('two')])).toEqual([
    ...['guide.webp', 'guide.mp3', 'guide.vtt'],
    ...['one.webp', 'one.mp3', 'one.vtt'],
    ...['two.webp', 'two.mp3', 'two.vtt'],
    ...['guide-video.vtt', 'guide.mp4', 'one-video.vtt', 'one.mp4', 'two-video.vtt', 'two.mp4'],
  ]);
});

it('the files of a guide include images in its texts, each file once', () => {
  const description =
    'See ![a door](s3://laneway-production/door) and ![it](s3://laneway-production/door).';
  const silent = { audio: null, audioCaptions: null, video: null, videoCaptions: null };
  expect(
    packedMedia([
      fieldsOf('guide', { ...silent, description }),
      fieldsOf('guide', { ...silent, description: '' }),
    ]),
  ).toEqual(['guide.webp', 's3://laneway-production/door']);
});
