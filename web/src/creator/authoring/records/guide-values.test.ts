import { CreatePendingGuideBody } from '@laneway/contract/authoring';
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { expect, it } from 'vitest';
import { GUIDE_RULES, GUIDE_SHAPE, guideValuesOf, validateGuide } from './guide-values.ts';

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
  expect(validateGuide({ ...guideValuesOf(EMPTY_GUIDE), [field]: long })).toHaveProperty(field);
});

const wholeNumbers = fields.flatMap((field) => {
  const { type, maximum } = bodyFields[GUIDE_RULES.fields[field].wire] ?? {};
  return type?.includes('integer') === true ? [[field, maximum] as const] : [];
});

it.each(wholeNumbers)('what is not a whole number up to its limit is refused: %s', (field, max) => {
  const refusalOf = (text: string) =>
    validateGuide({ ...guideValuesOf(EMPTY_GUIDE), [field]: text })[field];
  for (const wrong of ['many', '-1', '1.5', `${(max ?? 0) + 1}`]) {
    expect(refusalOf(wrong)?.blocksSaving, wrong).toBe(true);
  }
  expect(refusalOf(`${max}`)).toBeUndefined();
});

it('whole numbers are found in the schema', () => {
  expect(wholeNumbers.map(([field]) => field)).toEqual(['durationMinutes', 'climbMetres']);
});
