import { expect, it } from 'vitest';
import type { Guide } from '../../guide/guide-facts.ts';
import { giftableGuides } from './guide-choice.tsx';

function guide(g_id: number, differing: Partial<Guide> = {}): Guide {
  return { g_id, g_active: true, g_is_public: false, g_price: 4.99, ...differing } as Guide;
}

const idsOf = (guides: readonly Guide[]) => guides.map(({ g_id }) => g_id);

it('owned guides come first, and each guide only once', () => {
  expect(idsOf(giftableGuides([guide(7)], [guide(2), guide(7), guide(3)]))).toEqual([7, 2, 3]);
});

it('guides that are free, public or withdrawn can’t be given', () => {
  const guides = [
    guide(1, { g_price: 0, g_is_public: true }),
    guide(4, { g_price: 0 }),
    guide(9, { g_active: false }),
    guide(2),
  ];
  expect(idsOf(giftableGuides(guides, guides))).toEqual([2]);
});
