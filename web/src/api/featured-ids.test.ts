import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { describe, expect, it } from 'vitest';
import { parseFeaturedIds, storedFeaturedIds } from './featured-ids.ts';

describe('the featured guides', () => {
  it('are the stored ones, in their order', () => {
    expect(parseFeaturedIds('[9,4]')).toEqual([9, 4]);
  });

  it.each([null, '', '[]', '{}', '"2"', '["2"]', '[0]', '[-1]', '[1.5]', '[null]', 'not json'])(
    'are the default ones when %j is stored',
    (text) => {
      expect(parseFeaturedIds(text)).toBe(DEFAULT_FEATURED_IDS);
    },
  );

  it('are the default ones if storage is blocked', () => {
    expect(storedFeaturedIds()).toBe(DEFAULT_FEATURED_IDS);
  });
});
