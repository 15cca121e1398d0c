import { CreatePendingGuideBody } from '@laneway/contract/authoring';
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { PRICE_REFUSAL_TEXT } from '@laneway/domain/guides/pricing';
import { expect, it } from 'vitest';
import { GUIDE_RULES, GUIDE_SHAPE, guideValuesOf, validateGuide } from './guide-values.ts';

const NEW = guideValuesOf(EMPTY_GUIDE);
const fields = Object.keys(GUIDE_RULES.fields) as (keyof typeof GUIDE_RULES.fields)[];
const bodyFields = CreatePendingGuideBody.properties as Readonly<
  Record<string, { maxLength?: number; type?: string; maximum?: number }>
>;

it('every field of the form belongs to a group', () => {
  expect(GUIDE_SHAPE.groups.flat().toSorted()).toEqual(fields.toSorted());
});

/** Fields that are chosen, uploaded or drawn rather than typed. */
const NOT_TYPED = ['image', 'audio', 'audioCaptions', 'video', 'videoCaptions', 'language', 'walk'];
const typed = fields.filter((field) => {
  const { wire } = GUIDE_RULES.fields[field];
  return bodyFields[wire]?.maxLength !== undefined && !NOT_TYPED.includes(field);
});

it.each(typed)('a text that is too long is refused: %s', (field) => {
  const { wire } = GUIDE_RULES.fields[field];
  const long = 'x'.repeat((bodyFields[wire]?.maxLength ?? 0) + 1);
  expect(validateGuide({ ...NEW, [field]: long }, NEW)).toHaveProperty(field);
});

it('an emptied price is refused if the guide has one, and otherwise becomes the default', () => {
  const saved = guideValuesOf({ ...EMPTY_GUIDE, priceCents: 650 });
  for (const price of ['', 'free']) {
    expect(validateGuide({ ...saved, price }, saved).price?.text).toBe(PRICE_REFUSAL_TEXT);
    expect(validateGuide({ ...saved, priceChoice: 'members', price }, saved)).toEqual({});
    expect(validateGuide({ ...NEW, price }, NEW)).toEqual({});
  }
});

const wholeNumbers = fields.flatMap((field) => {
  const { type, maximum } = bodyFields[GUIDE_RULES.fields[field].wire] ?? {};
  return type?.includes('integer') === true ? [[field, maximum] as const] : [];
});

it.each(wholeNumbers)('what is not a whole number up to its limit is refused: %s', (field, max) => {
  const refusalOf = (text: string) => validateGuide({ ...NEW, [field]: text }, NEW)[field];
  for (const wrong of ['many', '-1', '1.5', `${(max ?? 0) + 1}`]) {
    expect(refusalOf(wrong)?.blocksSaving, wrong).toBe(true);
  }
  expect(refusalOf(`${max}`)).toBeUndefined();
});

it('whole numbers are found in the schema', () => {
  expect(wholeNumbers.map(([field]) => field)).toEqual(['durationMinutes', 'climbMetres']);
});
