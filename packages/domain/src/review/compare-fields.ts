import type { GuideContent } from '../guides/guide-content.ts';
import { languageName } from '../guides/languages.ts';
import type { PlaceContent } from '../guides/place-content.ts';
import { PRICE_CHOICES, priceChoiceOf, priceSaved } from '../guides/pricing.ts';
import { formatCents } from '../money.ts';
import { formatMinutes } from '../text/durations.ts';
import { describeWalk } from '../walk/text/walk-words.ts';
import { type ComparedField, changeOf } from './change.ts';
import { compareTriggers } from './compare-triggers.ts';

type FieldRule<Content> = Pick<ComparedField, 'label' | 'look' | 'word'> & {
  /** The value as shown, or the URI of a file. */
  readonly read: (content: Content) => string | null;
};

type Elsewhere = 'with the price' | 'on the map' | 'in rows of its own';

/** A rule for each part of the content, or a note on where it is compared instead. */
type FieldRules<Content> = {
  readonly [Key in keyof Content]: FieldRule<Content> | Elsewhere;
};

const GUIDE_RULES: FieldRules<GuideContent> = {
  title: { label: 'Title', look: 'text', word: 'title', read: ({ title }) => title },
  description: describedBy<GuideContent>(),
  priceCents: { label: 'Price', look: 'value', word: 'price', read: priceText },
  isPublic: 'with the price',
  durationMinutes: {
    label: 'Walking time',
    look: 'value',
    word: 'walking time',
    read: ({ durationMinutes }) =>
      durationMinutes === null ? null : formatMinutes(durationMinutes),
  },
  climbMetres: {
    label: 'Climb',
    look: 'value',
    word: 'climb',
    read: ({ climbMetres }) => (climbMetres === null ? null : `${climbMetres} m`),
  },
  language: {
    label: 'Language',
    look: 'value',
    word: 'language',
    read: ({ language }) => languageName(language),
  },
  ...filesOf<GuideContent>('Cover image'),
  location: 'on the map',
  path: 'on the map',
  boundary: 'on the map',
  walk: {
    label: 'Walk',
    look: 'value',
    word: 'walk',
    read: ({ walk }) => walk && describeWalk(walk),
  },
};

const PLACE_RULES: FieldRules<PlaceContent> = {
  title: { label: 'Title', look: 'text', word: 'title', read: ({ title }) => title },
  description: describedBy<PlaceContent>(),
  isSample: {
    label: 'Free sample',
    look: 'value',
    word: 'free sample',
    read: ({ isSample }) => (isSample ? 'Yes, for everyone' : null),
  },
  ...filesOf<PlaceContent>('Image'),
  location: 'on the map',
  marker: 'on the map',
  path: 'on the map',
  boundary: 'on the map',
  trigger: 'in rows of its own',
};

/** All fields of a guide except its map, in the order of its form; null is a version without the guide. */
export function compareGuideFields(
  before: GuideContent | null,
  after: GuideContent | null,
): readonly ComparedField[] {
  return compareFields(GUIDE_RULES, before, after);
}

/** All fields of a place except its map; null is a version without the place. */
export function comparePlaceFields(
  before: PlaceContent | null,
  after: PlaceContent | null,
): readonly ComparedField[] {
  return [...compareFields(PLACE_RULES, before, after), ...compareTriggers(before, after)];
}

/** The names of the fields that differ between two versions of a guide, without their contents. */
export function changedInGuide(before: GuideContent, after: GuideContent): readonly string[] {
  return changedWords(GUIDE_RULES, before, after, compareGuideFields(before, after));
}

/** The names of the fields that differ between two versions of a place. */
export function changedInPlace(before: PlaceContent, after: PlaceContent): readonly string[] {
  return changedWords(PLACE_RULES, before, after, comparePlaceFields(before, after));
}

function changedWords<Content>(
  rules: FieldRules<Content>,
  before: Content,
  after: Content,
  fields: readonly ComparedField[],
): readonly string[] {
  const keys = Object.keys(rules) as (keyof Content)[];
  const isMapChanged = keys.some(
    (key) =>
      rules[key] === 'on the map' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const words = fields.filter(({ change }) => change !== 'same').map(({ word }) => word);
  return [...new Set([...words, ...(isMapChanged ? ['map'] : [])])];
}

function compareFields<Content>(
  rules: FieldRules<Content>,
  before: Content | null,
  after: Content | null,
): readonly ComparedField[] {
  const all = Object.entries<FieldRule<Content> | Elsewhere>(rules);
  return all.flatMap(([key, rule]) => {
    if (typeof rule === 'string') return [];
    const { read, ...shown } = rule;
    const was = before === null ? null : read(before);
    const is = after === null ? null : read(after);
    return [{ key, ...shown, before: was, after: is, change: changeOf(was, is) }];
  });
}

function describedBy<Content extends { readonly description: string | null }>() {
  const rule: FieldRule<Content> = {
    label: 'Description',
    look: 'markdown',
    word: 'text',
    read: ({ description }) => description,
  };
  return rule;
}

type Files = Pick<
  PlaceContent,
  'image' | 'imageAlt' | 'audio' | 'audioCaptions' | 'video' | 'videoCaptions'
>;

function filesOf<Content extends Files>(image: string): Record<keyof Files, FieldRule<Content>> {
  return {
    image: { label: image, look: 'image', word: 'image', read: (of) => of.image },
    imageAlt: {
      label: 'Image description',
      look: 'text',
      word: 'image description',
      read: ({ imageAlt }) => imageAlt,
    },
    audio: { label: 'Audio', look: 'audio', word: 'audio', read: ({ audio }) => audio },
    audioCaptions: {
      label: 'Captions for the audio',
      look: 'captions',
      word: 'audio captions',
      read: ({ audioCaptions }) => audioCaptions,
    },
    video: { label: 'Video', look: 'video', word: 'video', read: ({ video }) => video },
    videoCaptions: {
      label: 'Captions for the video',
      look: 'captions',
      word: 'video captions',
      read: ({ videoCaptions }) => videoCaptions,
    },
  };
}

/** The price, or the choice that makes the guide free. */
function priceText(guide: GuideContent): string | null {
  const choice = priceChoiceOf(guide);
  if (choice === 'paid') return formatCents(priceSaved(guide));
  return PRICE_CHOICES.find(({ id }) => id === choice)?.label ?? null;
}
