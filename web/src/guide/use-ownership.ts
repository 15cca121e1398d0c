import { useCallback } from 'react';
import { useOwnedGuides } from '../api/queries/owned-guides.ts';
import { useSessionState } from '../api/session/session-context.ts';
import { userOf } from '../api/session/session-state.ts';
import type { Guide } from './guide-facts.ts';
import { type Ownership, ownershipOf } from './guide-tag.ts';
import { useOwnedGuideIds } from './owned-guide-ids.ts';

/** Returns a function that tells whether a guide is the visitor's. */
export function useOwnership(): (guide: Guide) => Ownership {
  const session = useSessionState();
  const userId = userOf(session)?.u_id ?? null;
  const owned = useOwnedGuideIds();
  const { isPending } = useOwnedGuides(userId);
  // If their guides can't be loaded, prices are shown: the server doesn't sell the same guide twice.
  const isKnown = session.kind === 'visitor' || (userId !== null && !isPending);
  return useCallback(
    (guide: Guide) => ownershipOf(guide, { userId, ownedIds: isKnown ? owned : null }),
    [userId, owned, isKnown],
  );
}
