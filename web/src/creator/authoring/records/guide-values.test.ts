import { CreatePendingGuideBody } from '@laneway/contract/authoring';
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { expect, it } from 'vitest';
import { GUIDE_RULES, GUIDE_SHAPE, guideValuesOf, validateGuide } from './guide-values.ts';

const fields = Object.keys(GUIDE_RULES.fields) as (keyof typeof GUIDE_RULES.fields)[];
const bodyFields = CreatePendingGuideBody.properties as Readonly<
  Record<string, { maxLength?: number }>
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
