import fc from 'fast-check';

export const FIELDS = ['title', 'description', 'durationMinutes'] as const;
export type Field = (typeof FIELDS)[number];

export const TABS = [
  { userId: 1, name: 'Isla' },
  { userId: 1, name: 'Isla' },
  { userId: 2, name: 'Maeve' },
] as const;

export type Storm = { readonly kind: 'storm'; readonly loses: 'request lost' | 'reply lost' };

export type TabStep =
  | { readonly kind: 'type'; readonly tab: number; readonly field: Field }
  | {
      readonly kind: 'save';
      readonly tab: number;
      /** A pause in typing saves as well, but not in someone else's guide. */
      readonly by: 'button' | 'pause';
      /** The edit that happens while the save is in progress. */
      readonly meanwhile: Field | 'discard' | null;
    }
  | { readonly kind: 'crash' | 'open' | 'discard' | 'refresh'; readonly tab: number }
  | { readonly kind: 'choose'; readonly tab: number; readonly side: 'mine' | 'theirs' };

export type Step = Storm | TabStep;

const tab = fc.nat(TABS.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      tab,
      field: fc.constantFrom(...FIELDS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      tab,
      by: fc.constantFrom('button' as const, 'pause'),
      meanwhile: fc.constantFrom(null, null, 'discard' as const, ...FIELDS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('crash' as const, 'open', 'open', 'discard', 'refresh'),
      tab,
    }),
  },
  fc.record({
    kind: fc.constant('choose' as const),
    tab,
    side: fc.constantFrom('mine' as const, 'theirs'),
  }),
  fc.record({
    kind: fc.constant('storm' as const),
    loses: fc.constantFrom('request lost' as const, 'reply lost'),
  }),
);
/** Steps of the three tabs, in any order. */
export const steps = fc.array(step, { maxLength: 60, size: 'max' });
