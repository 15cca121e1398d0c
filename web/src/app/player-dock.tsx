import { useSyncExternalStore } from 'react';
import { usePlayerSlot } from '../media/player/player-slot.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const playerBar = createLazyModule(
  async () => (await import('../media/player/player-bar.tsx')).PlayerBar,
);

const NO_PROPS = {};

/** Nothing plays before the scripts of the page run. */
const isNeededOnServer = () => false;

/** The player below the pages; its code comes once something plays, or was playing before a reload. */
export function PlayerDock() {
  const { subscribe, isNeeded } = usePlayerSlot();
  const isShown = useSyncExternalStore(subscribe, isNeeded, isNeededOnServer);
  return isShown ? <LazyPart module={playerBar} props={NO_PROPS} fallback={null} /> : null;
}
