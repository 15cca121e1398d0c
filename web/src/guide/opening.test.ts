import type { OpeningAction } from '@laneway/domain/purchase/entitlement';
import type { Role } from '@laneway/domain/roles';
import { describe, expect, it } from 'vitest';
import type { Guide } from './guide-facts.ts';
import { openingLabel, openingOf } from './opening.ts';

const PAID = { g_price: 4.99, g_is_public: false, g_active: true, g_access: 'teaser' } as Guide;
const FREE: Guide = { ...PAID, g_price: 0 };
const PUBLIC: Guide = { ...FREE, g_is_public: true, g_access: 'inside' };

const inside = (guide: Guide): Guide => ({ ...guide, g_access: 'inside' });
const withdrawn = (guide: Guide): Guide => ({ ...guide, g_active: false });

type Row = readonly [who: string, role: Role | null, guide: Guide, OpeningAction, label: string];

describe('the main button of a guide', () => {
  it.each<Row>([
    ['a visitor, of a public guide', null, PUBLIC, 'open', 'Open map'],
    ['a visitor, of a free guide', null, FREE, 'login_first', 'Get it free'],
    ['a visitor, of a paid guide', null, PAID, 'login_first', 'Buy for $4.99'],
    ['a member, of a public guide', 'user', PUBLIC, 'open', 'Open map'],
    ['a member, of a free guide', 'user', FREE, 'acquire_free', 'Get it free'],
    ['a member, of a paid guide', 'user', PAID, 'buy', 'Buy for $4.99'],
    ['an owner, of a free guide', 'user', inside(FREE), 'open', 'Open map'],
    ['an owner, of a paid guide', 'user', inside(PAID), 'open', 'Open map'],
    ['an owner, of a withdrawn guide', 'user', inside(withdrawn(PAID)), 'open', 'Open map'],
    ['an admin, of a paid guide', 'admin', inside(PAID), 'open', 'Open map'],
  ])('for %s', (_who, role, guide, opening, label) => {
    expect(openingOf(guide, role)).toBe(opening);
    expect(openingLabel(opening, guide, '$4.99')).toBe(label);
  });

  it('is missing for a guide that is withdrawn and not owned', () => {
    expect(openingOf(withdrawn(PAID), 'user')).toBe('unavailable');
    expect(openingOf(withdrawn(PUBLIC), null)).toBe('unavailable');
  });
});
