import { exampleGuide } from '@laneway/contract/examples.test-data';
import { describe, expect, it } from 'vitest';
import type { Guide } from './guide-facts.ts';
import { type GuideTag, guideTag, type Ownership, ownershipOf, TAG_TEXTS } from './guide-tag.ts';

const PAID: Guide = { ...exampleGuide, g_id: 7, g_author_id: 3, g_price: 4.99 };
const FREE: Guide = { ...PAID, g_price: 0 };
const PUBLIC: Guide = { ...FREE, g_is_public: true };

describe('a guide', () => {
  const owned = new Set([7]);
  const nothing = new Set<number>();

  it.each<readonly [who: string, number | null, ReadonlySet<number> | null, Ownership]>([
    ['a visitor', null, nothing, 'not yours'],
    ['someone who has it', 5, owned, 'yours'],
    ['someone who has others', 5, new Set([8]), 'not yours'],
    ['its author', 3, nothing, 'yours'],
    ['its author, before their own guides are known', 3, null, 'yours'],
    ['someone whose guides aren’t known yet', 5, null, 'unknown'],
    ['someone who may be about to be logged in', null, null, 'unknown'],
  ])('of %s', (_who, userId, ownedIds, ownership) => {
    expect(ownershipOf(PAID, { userId, ownedIds })).toBe(ownership);
  });

  it('whose author’s account was deleted belongs to nobody', () => {
    const orphan = { ...PAID, g_author_id: null };
    expect(ownershipOf(orphan, { userId: null, ownedIds: nothing })).toBe('not yours');
  });
});

describe('the place of the price', () => {
  it.each<readonly [Ownership, string, Guide, GuideTag | null, text: string | undefined]>([
    ['yours', 'paid', PAID, 'yours', 'Yours'],
    ['yours', 'free', FREE, 'yours', 'Yours'],
    ['yours', 'public', PUBLIC, 'yours', 'Yours'],
    ['not yours', 'paid', PAID, 'price', undefined],
    ['not yours', 'free', FREE, 'free with an account', 'Free with an account'],
    ['not yours', 'public', PUBLIC, 'free', 'Free'],
    ['unknown', 'paid', PAID, null, undefined],
    ['unknown', 'free', FREE, null, undefined],
    ['unknown', 'public', PUBLIC, 'free', 'Free'],
  ])('%s, %s', (ownership, _cost, guide, tag, text) => {
    expect(guideTag(guide, ownership)).toBe(tag);
    expect(tag === null || tag === 'price' ? undefined : TAG_TEXTS[tag]).toBe(text);
  });
});
