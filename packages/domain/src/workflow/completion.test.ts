import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completionOf,
  MINIMUM_COMPLETION,
  missingForSubmission,
  missingText,
} from './completion.ts';

const flags = [false, true];
const combinations = flags.flatMap((title) =>
  flags.flatMap((description) =>
    [0, 1, 2, 3].map((media) => ({
      title,
      description,
      media,
      percent: (title ? 35 : 0) + (description ? 35 : 0) + media * 10,
    })),
  ),
);

function contentWith(title: boolean, description: boolean, media: number) {
  return {
    title: title ? 'Title' : '',
    description: description ? 'Description' : null,
    image: media > 0 ? 'image' : 'Not yet provided',
    audio: media > 1 ? 'audio' : null,
    video: media > 2 ? 'video' : '   ',
  };
}

describe('completion', () => {
  it.each(combinations)(
    'title $title, description $description, $media media: $percent percent',
    ({ title, description, media, percent }) => {
      expect(completionOf(contentWith(title, description, media))).toBe(percent);
    },
  );

  it.each(combinations)(
    'allows submitting with both texts and the minimum: $title, $description, $media',
    ({ title, description, media, percent }) => {
      const missing = missingForSubmission(contentWith(title, description, media));
      const maySubmit = title && description && percent >= MINIMUM_COMPLETION;
      expect(missingText(missing) === null).toBe(maySubmit);
    },
  );

  it('counts image, audio and video alike', () => {
    const texts = { title: 'T', description: 'D' };
    for (const part of ['image', 'audio', 'video'] as const) {
      expect(completionOf({ ...texts, [part]: 'x' })).toBe(80);
    }
  });

  it('is a whole number from 0 to 100 that no addition lowers', () => {
    const part = fc.option(fc.string());
    const content = fc.record({
      title: part,
      description: part,
      image: part,
      audio: part,
      video: part,
    });
    fc.assert(
      fc.property(content, (parts) => {
        const percent = completionOf(parts);
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(completionOf({ ...parts, image: 'added' })).toBeGreaterThanOrEqual(percent);
      }),
    );
  });
});

describe('what is missing', () => {
  it.each([
    [{}, 'To submit, add a title, a description and an image, audio or video.'],
    [{ title: 'T', description: 'D' }, 'To submit, add an image, audio or video.'],
    [{ title: 'T', audio: 'a' }, 'To submit, add a description.'],
    [{ audio: 'a' }, 'To submit, add a title and a description.'],
    [{ title: 'T', description: 'D', video: 'v' }, null],
  ])('of %o', (content, text) => {
    expect(missingText(missingForSubmission(content))).toBe(text);
  });
});
