import { describe, expect, it } from 'vitest';
import { EMPTY_PLACE, type PlaceContent } from '../guides/place-content.ts';
import { adviceText, type ReviewNote, type Submission, submissionAdvice } from './completion.ts';

const GOOD_PLACE: PlaceContent = {
  ...EMPTY_PLACE,
  title: 'Hosier Lane',
  description: 'Paint over paint.',
  location: { lat: -37.8166, lng: 144.969 },
};

const GUIDE = {
  image: 's3://laneway-quarantine/cover.jpg',
  imageAlt: 'A lane at dusk',
  path: null,
  boundary: null,
};
const OPEN: ReviewNote = { isAnswered: false };
const ANSWERED: ReviewNote = { isAnswered: true };

function place(changes: Partial<PlaceContent> = {}, note: ReviewNote | null = null) {
  return { nameNumber: 7, content: { ...GOOD_PLACE, ...changes }, note };
}

function adviceOn(changes: Partial<Submission>): readonly string[] {
  const submission = { guide: GUIDE, guideNote: null, places: [place()], ...changes };
  return submissionAdvice(submission).map(adviceText);
}

describe('what is worth a look before submitting', () => {
  it.each<[string, Partial<Submission>, readonly string[]]>([
    ['a guide with nothing to add', {}, []],
    [
      'a path that was left half written',
      { guide: { ...GUIDE, path: '(-37.8,144.9' }, places: [place({ boundary: 'round here' })] },
      [
        'The guide’s path can’t be read, so nobody will see it',
        'Hosier Lane’s boundary can’t be read, so nobody will see it',
      ],
    ],
    [
      'a place without a word',
      { places: [place({ description: null })] },
      ['Hosier Lane has no text, audio or video'],
    ],
    [
      'a place that is told by voice',
      { places: [place({ description: null, audio: 's3://laneway-quarantine/a.mp3' })] },
      [],
    ],
    [
      'a cover that isn’t described',
      { guide: { ...GUIDE, imageAlt: null } },
      ['The guide’s image has no description'],
    ],
    ['a guide without a cover', { guide: { ...GUIDE, image: null, imageAlt: null } }, []],
    [
      'an image of a place that isn’t described',
      { places: [place({ image: 's3://laneway-quarantine/b.jpg' })] },
      ['Hosier Lane’s image has no description'],
    ],
    [
      'a note on the guide that nobody has acted on',
      { guideNote: OPEN },
      ['The guide has a note, and nothing has changed since'],
    ],
    [
      'a note on a place that nobody has acted on',
      { places: [place(), place({}, OPEN)] },
      ['Hosier Lane has a note, and nothing has changed since'],
    ],
    ['notes that were acted on', { guideNote: ANSWERED, places: [place({}, ANSWERED)] }, []],
    [
      'everything about one place at once',
      {
        places: [
          place({ title: null, description: null, image: 's3://laneway-quarantine/b.jpg' }, OPEN),
        ],
      },
      [
        'Place 7 has no text, audio or video',
        'Place 7’s image has no description',
        'Place 7 has a note, and nothing has changed since',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(adviceOn(changes)).toEqual(expected);
  });
});
