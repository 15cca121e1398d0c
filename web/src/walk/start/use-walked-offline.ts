import type { Guide } from '../../guides/guide-facts.ts';
import { useOfflineGuides, useOfflineState } from '../../offline/use-offline-guides.ts';
import type { Check } from './check-row.tsx';
import { savedCheck } from './saved-check.ts';

/** Whether the guide is on this device; its action saves it. */
export function useWalkedOffline(guide: Guide): Check {
  const offline = useOfflineGuides();
  const state = useOfflineState();
  return savedCheck(guide, state, () => offline?.save(guide.g_id));
}
