import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

describe('the canonical address of a request', () => {
  it('has the parameters that the contract declares, in its order, and no others', () => {
    const query = {
      junk: 'x'.repeat(60_000),
      cursor: 'abc',
      limit: 2,
      bbox: '-38,144,-37,145',
      guide_ids: [2, 8],
    };
    expect(canonicalAddress('listGuides', { query })).toBe(
      '/api/guides?guide_ids=2&guide_ids=8&bbox=-38%2C144%2C-37%2C145&limit=2&cursor=abc',
    );
  });

  it.each([
    ['/api/guides', canonicalAddress('listGuides', { query: {} })],
    ['/api/guides/7', canonicalAddress('getGuide', { params: { id: 7 } })],
    ['/api/places?guide_id=7', canonicalAddress('listPlaces', { query: { guide_id: 7 } })],
    ['/api/places/7/guide', canonicalAddress('getGuideOfPlace', { params: { id: 7 } })],
  ])('is the address as clients usually write it: %s', (usual, canonical) => {
    expect(canonical).toBe(usual);
  });
});
