import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { DEFAULT_TRIGGER } from '@laneway/domain/walk/plan/trigger';
import { DEFAULT_WALK_SETTINGS } from '@laneway/domain/walk/plan/walk-settings';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import { describe, expect, it } from 'vitest';
import { GUIDE_RULES, GUIDE_SHAPE, guideContentOf, guideValuesOf } from './guide-values.ts';
import { PLACE_SHAPE, placeContentOf, placeValuesOf } from './place-values.ts';
import { mergeValues } from './record-store.ts';
import { fieldsOf } from './values.ts';

const WALK = writeWalkSettings({ ...DEFAULT_WALK_SETTINGS, mode: 'free' });
const TRIGGER = writeTrigger({ ...DEFAULT_TRIGGER, priority: 3 });

describe('a record', () => {
  it('keeps the walk settings through the form and back', () => {
    for (const walk of [null, WALK]) {
      const content = { ...EMPTY_GUIDE, walk };
      expect(guideContentOf(guideValuesOf(content)).walk).toBe(walk);
    }
    expect(fieldsOf(GUIDE_SHAPE)).toContain('walk');
  });

  it('keeps triggers through the form and back', () => {
    for (const trigger of [null, TRIGGER]) {
      const content = { ...EMPTY_PLACE, trigger };
      expect(placeContentOf(placeValuesOf(content)).trigger).toBe(trigger);
    }
    expect(fieldsOf(PLACE_SHAPE)).toContain('trigger');
  });

  it('applies a trigger that was changed elsewhere while the title was typed here', () => {
    const base = placeValuesOf(EMPTY_PLACE);
    const mine = { ...base, title: 'Typed' };
    const theirs = { ...base, trigger: TRIGGER };
    expect(mergeValues(PLACE_SHAPE, base, mine, theirs)).toMatchObject({
      values: { title: 'Typed', trigger: TRIGGER },
      clashes: [],
    });
  });

  it('describes in words how a guide is walked', () => {
    const values = guideValuesOf({ ...EMPTY_GUIDE, walk: WALK });
    expect(GUIDE_RULES.describe('walk', values)).toBe('In any order, mixed surroundings');
    expect(GUIDE_RULES.describe('walk', guideValuesOf(EMPTY_GUIDE))).toBe('');
  });
});
