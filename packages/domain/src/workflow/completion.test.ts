import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPartText,
  completionOf,
  MINIMUM_COMPLETION,
  missingForSubmission,
  missingPartText,
  missingText,
  optionalPartsText,
} from './completion.ts';

const WHOLE = { nameNumber: 1, title: 'Hosier Lane', isPinned: true };
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
    'suffices where no required part is missing: $title, $description, $media',
    ({ title, description, media, percent }) => {
      const parts = contentWith(title, description, media);
      const missing = missingForSubmission({ parts, places: [WHOLE] });
      const maySubmit = title && description && percent >= MINIMUM_COMPLETION;
      expect(missing.length === 0).toBe(maySubmit);
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

it.each([
  [{ audio: null, video: ' ' }, 'Audio and video make it 100%.'],
  [{ audio: 'talk.mp3', video: null }, 'Video makes it 100%.'],
  [{ audio: 'Not yet provided', video: 'clip.mp4' }, 'Audio makes it 100%.'],
  [{ audio: 'talk.mp3', video: 'clip.mp4' }, null],
])('of the optional parts, names only those that %j lacks', (parts, text) => {
  expect(optionalPartsText(parts)).toBe(text);
});

describe('what is missing', () => {
  const complete = { title: 'T', description: 'D', image: 'i' };

  it.each([
    [{}, 0, 'To submit, add a title, a description, a cover image and at least one place.'],
    [{ title: 'T', description: 'D' }, 1, 'To submit, add a cover image.'],
    [{ title: 'T', audio: 'a' }, 2, 'To submit, add a description and a cover image.'],
    [{ title: 'T', description: 'D', audio: 'a', video: 'v' }, 1, 'To submit, add a cover image.'],
    [{ ...complete, image: 'Not yet provided' }, 1, 'To submit, add a cover image.'],
    [complete, 0, 'To submit, add at least one place.'],
    [complete, 1, null],
  ])('of %o with %i places', (parts, placeCount, text) => {
    const places = Array.from({ length: placeCount }, () => WHOLE);
    expect(missingText({ parts, places })).toBe(text);
  });

  it.each([
    [complete, 'To submit, give every place a title and a pin.'],
    [
      { title: 'T', description: 'D' },
      'To submit, add a cover image. Every place needs a title and a pin.',
    ],
  ])('of %o with a place that has no pin', (parts, text) => {
    expect(missingText({ parts, places: [WHOLE, { ...WHOLE, isPinned: false }] })).toBe(text);
  });

  it('has a line in a list and an error for each part', () => {
    const missing = missingForSubmission({ parts: {}, places: [] });
    expect(missing.map(missingPartText)).toEqual([
      'A title',
      'A description',
      'A cover image',
      'At least one place',
    ]);
    expect(missing.map(addPartText)).toEqual([
      'Add a title',
      'Add a description',
      'Add a cover image',
      'Add at least one place',
    ]);
  });
});
