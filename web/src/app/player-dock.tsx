import { useSyncExternalStore } from 'react';
import { usePlayerSlot } from '../media/player/player-slot.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const PlayerBar = lazyComponent(
  async () => (await import('../media/player/player-bar.tsx')).PlayerBar,
);

/** Nothing plays before the scripts of the page run. */
const isNeededOnServer = () => false;

/** The player below the pages; its code is loaded once something plays, or was playing before a reload. */
export function PlayerDock() {
  const { subscribe, isNeeded } = usePlayerSlot();
  const isShown = useSyncExternalStore(subscribe, isNeeded, isNeededOnServer);
  return isShown ? <PlayerBar /> : null;
}
