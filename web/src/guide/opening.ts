import { centsFromDecimal } from '@laneway/domain/money';
import { type OpeningAction, openingAction } from '@laneway/domain/purchase/entitlement';
import type { Role } from '@laneway/domain/roles';
import type { Guide } from './guide-facts.ts';

/** The action by which this visitor opens the guide. The server has already decided what they may see. */
export function openingOf(guide: Guide, role: Role | null): OpeningAction {
  const isInside = guide.g_access === 'inside';
  return openingAction({
    viewer: role === null ? null : { id: 0, role },
    owned: isInside && role !== null,
    guide: {
      isPublic: guide.g_is_public,
      priceCents: centsFromDecimal(guide.g_price) ?? 0,
      authorId: null,
      listing: guide.g_active ? 'live' : 'withdrawn',
    },
  });
}

/** The label of the main button, with the price as this visitor reads it. */
export function openingLabel(opening: OpeningAction, guide: Guide, price: string): string {
  // Beside “Start walk”, “Open” alone wouldn’t tell the two apart.
  if (opening === 'open') return 'Open map';
  return guide.g_price === 0 ? 'Get it free' : `Buy for ${price}`;
}
