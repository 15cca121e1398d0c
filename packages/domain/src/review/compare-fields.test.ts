import { describe, expect, it } from 'vitest';
import { EMPTY_GUIDE, type GuideContent } from '../guides/guide-content.ts';
import { EMPTY_PLACE, type PlaceContent } from '../guides/place-content.ts';
import { DEFAULT_TRIGGER } from '../walk/plan/trigger.ts';
import { writeTrigger } from '../walk/text/trigger-text.ts';
import { writeWalkSettings } from '../walk/text/walk-settings-text.ts';
import {
  changedInGuide,
  changedInPlace,
  compareGuideFields,
  comparePlaceFields,
} from './compare-fields.ts';
import { compareItems } from './compare-items.ts';
import { aNewPlace, aVersion } from './version.test-data.ts';

/** A value for every part of the content, which the compiler requires. */
type Filled<Content> = { readonly [Key in keyof Content]: NonNullable<Content[Key]> };

const PLACE: Filled<PlaceContent> = {
  title: 'Hosier Lane',
  description: 'Paint on paint.',
  image: 's3://laneway-quarantine/3/a.webp',
  imageAlt: 'A painted wall',
  audio: 's3://laneway-quarantine/3/a.mp3',
  audioCaptions: 's3://laneway-quarantine/3/a.vtt',
  video: 's3://laneway-quarantine/3/a.mp4',
  videoCaptions: 's3://laneway-quarantine/3/b.vtt',
  location: { lat: -37.81, lng: 144.96 },
  marker: '(-37.82,144.97)|red',
  path: '(-37.81,144.96),(-37.82,144.97)',
  boundary: '(-37.81,144.96),(-37.82,144.97),(-37.82,144.96)',
  trigger: writeTrigger({ ...DEFAULT_TRIGGER, priority: 3 }),
  isSample: true,
};
const { marker: _, trigger: __, isSample: ___, ...inCommon } = PLACE;
const GUIDE: Filled<GuideContent> = {
  ...inCommon,
  priceCents: 990,
  isPublic: true,
  durationMinutes: 90,
  climbMetres: 45,
  language: 'de',
  walk: writeWalkSettings({ mode: 'free', loop: true, surroundings: 'town' }),
};

describe('a change of one part of the content', () => {
  it.each(Object.keys(EMPTY_GUIDE) as (keyof GuideContent)[])(
    'counts as a change of the guide and is named in its summary: %s',
    (key) => {
      const before = aVersion();
      const after = { ...before, guide: { ...before.guide, [key]: GUIDE[key] } };
      expect(changedInGuide(before.guide, after.guide)).toHaveLength(1);
      expect(compareItems(before, after)[0]).toMatchObject({
        change: 'changed',
        summary: [expect.stringMatching(/./)],
      });
    },
  );

  it.each(Object.keys(EMPTY_PLACE) as (keyof PlaceContent)[])(
    'counts as a change of the place and is named in its summary: %s',
    (key) => {
      const changed = changedInPlace(EMPTY_PLACE, { ...EMPTY_PLACE, [key]: PLACE[key] });
      expect(changed).toHaveLength(1);
      const before = aVersion(aNewPlace(7));
      const after = aVersion(aNewPlace(7, { [key]: PLACE[key] }));
      // The sample is chosen for the whole guide.
      const ofGuide = key === 'isSample' ? ['free sample'] : [];
      expect(compareItems(before, after)).toMatchObject([
        { key: 'guide', change: ofGuide.length > 0 ? 'changed' : 'same', summary: ofGuide },
        { key: 'place-7', change: 'changed', summary: [expect.stringMatching(/./)] },
      ]);
    },
  );
});

describe('the fields of a guide', () => {
  it('have the labels of its form, in its order', () => {
    expect(compareGuideFields(GUIDE, GUIDE).map(({ label }) => label)).toEqual([
      'Title',
      'Description',
      'Price',
      'Walking time',
      'Climb',
      'Language',
      'Cover image',
      'Image description',
      'Audio',
      'Captions for the audio',
      'Video',
      'Captions for the video',
      'Walk',
    ]);
  });

  it.each([
    [{ isPublic: true, priceCents: 0 }, 'Free for everyone'],
    [{ isPublic: false, priceCents: 0 }, 'Free with an account'],
    [{ isPublic: false, priceCents: 650 }, '$6.50'],
    [{ isPublic: false, priceCents: null }, '$4.99'],
  ])('say what %j costs', (pricing, text) => {
    const fields = compareGuideFields(null, { ...GUIDE, ...pricing });
    expect(fields.find(({ key }) => key === 'priceCents')).toMatchObject({ after: text });
  });

  it('say how long the walk takes as visitors read it', () => {
    const fields = compareGuideFields({ ...GUIDE, durationMinutes: null }, GUIDE);
    const walkingTime = fields.find(({ key }) => key === 'durationMinutes');
    expect(walkingTime).toMatchObject({ before: null, after: '1\u00a0h 30\u00a0min' });
  });

  it('say how it is walked', () => {
    const fields = compareGuideFields({ ...GUIDE, walk: null }, GUIDE);
    expect(fields.find(({ key }) => key === 'walk')).toMatchObject({
      before: null,
      after: 'In any order, in a loop, town streets',
      change: 'added',
    });
  });

  it('show the language by its own name', () => {
    const fields = compareGuideFields({ ...GUIDE, language: 'en' }, GUIDE);
    expect(fields.find(({ key }) => key === 'language')).toMatchObject({
      before: 'English',
      after: 'Deutsch',
      change: 'changed',
    });
  });
});

it('a place that one version lacks has its values on the other side only', () => {
  for (const field of comparePlaceFields(null, PLACE)) {
    expect(field).toMatchObject({ before: null, change: 'added' });
  }
  for (const field of comparePlaceFields(PLACE, null)) {
    expect(field).toMatchObject({ after: null, change: 'removed' });
  }
});

it('a file with another URI counts as changed, even if its name is the same', () => {
  const after = { ...PLACE, audio: 's3://laneway-quarantine/4/a.mp3' };
  const changed = comparePlaceFields(PLACE, after).filter(({ change }) => change !== 'same');
  expect(changed).toMatchObject([{ key: 'audio', change: 'changed' }]);
});
