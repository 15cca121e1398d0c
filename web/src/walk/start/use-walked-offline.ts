import type { Guide } from '../../guide/guide-facts.ts';
import { useOfflineGuides, useOfflineState } from '../../offline/use-offline-guides.ts';
import { useWalkHost } from '../walk-host.ts';
import type { Check } from './check-row.tsx';
import { DRAFT_CHECK, savedCheck } from './saved-check.ts';

/** Whether the guide is on this device; its action saves it. */
export function useWalkedOffline(guide: Guide): Check {
  const offline = useOfflineGuides();
  const state = useOfflineState();
  const { isDraft } = useWalkHost();
  if (isDraft) return DRAFT_CHECK;
  return savedCheck(guide, state, () => offline?.save(guide.g_id));
}
