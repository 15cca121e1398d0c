import type { PendingGuide } from '@laneway/contract/authoring';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { openPlayer } from '../../../media/player/open-player.ts';
import { usePlayerSlot } from '../../../media/player/player-slot.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { currentWalk } from '../../../walk/use-walk.ts';
import { createWalkStore, type WalkStore } from '../../../walk/walk-store.ts';
import { guideAsPublished } from '../as-published.ts';
import { useShownMedia } from '../use-shown-media.ts';
import { useWalked } from './use-walked.ts';
import { walkContents } from './walk-contents.ts';
import { useWalk, WalkContext, type WalkSubject } from './walk-context.ts';
import { WalkFrame } from './walk-frame.tsx';
import { WalkHome } from './walk-home.tsx';
import { WalkMap } from './walk-map.tsx';
import { WalkPlacePage } from './walk-place-page.tsx';
import { WalkPlaces } from './walk-places.tsx';
import { FIRST_SCREEN, isOnFoot, screenBefore, type WalkScreen } from './walk-screen.ts';

export type DraftWalkProps = {
  /** With its places. */
  readonly guide: PendingGuide;
  readonly onClose: () => void;
  /** What stands below the guide's overview and below each place, such as a field for a note. */
  readonly notes?: (about: WalkSubject) => ReactNode;
  /** True when the server left out the files that aren't ready, so that nobody is asked about them. */
  readonly isMediaChecked?: boolean;
};

/**
 * A draft from its card to the last of its places, as visitors will walk it once it is published:
 * the same components, over the whole screen. Nothing in it leads out but its Close button.
 */
export function DraftWalk({ guide, onClose, notes, isMediaChecked = false }: DraftWalkProps) {
  const contents = useMemo(() => walkContents(guide), [guide]);
  const [screen, setScreen] = useState<WalkScreen>(FIRST_SCREEN);
  const [said, setSaid] = useState<string | null>(null);
  const image = useShownMedia(contents.content.image, isMediaChecked);
  const shown = useMemo(
    () =>
      guideAsPublished(
        { ...contents.content, image: image.uri },
        { ...contents, placeCount: contents.places.length },
      ),
    [contents, image.uri],
  );
  const walked = useWalked(contents, shown, isMediaChecked);
  const [store] = useState(createMemoryStore);

  const show = (next: WalkScreen) => {
    setSaid(null);
    setScreen(next);
  };
  const back = () => {
    const before = screenBefore(screen);
    if (before === null) onClose();
    else show(before);
  };
  return (
    <WalkFrame title={shown.g_title} said={said} onBack={back} onClose={onClose}>
      <WalkContext
        value={{
          contents,
          guide: shown,
          walked,
          store,
          isMediaChecked,
          notes,
          show,
          back,
          say: setSaid,
        }}
      >
        <Screen screen={screen} />
        {isOnFoot(screen) && <WalkGoingOn />}
      </WalkContext>
    </WalkFrame>
  );
}

const OnFoot = lazyComponent(async () => (await import('./on-foot.tsx')).OnFoot);

function Screen({ screen }: { readonly screen: WalkScreen }) {
  switch (screen.kind) {
    case 'card':
    case 'overview':
      return <WalkHome isOpen={screen.kind === 'overview'} />;
    case 'places':
      return <WalkPlaces frontId={screen.frontId} />;
    case 'place':
      return <WalkPlacePage key={screen.placeId} {...screen} />;
    case 'onFoot':
      return <OnFoot />;
    case 'map':
      return <WalkMap {...screen} />;
  }
}

/** Keeps walks for as long as someone holds it, and nothing on the device. */
function createMemoryStore(): WalkStore {
  const values = new Map<string, string>();
  return createWalkStore({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
}

/**
 * Shown for as long as the draft is walked, whichever of its screens is open: the walk ends with it, and what is heard of
 * it, because nothing elsewhere in the app leads back to it.
 */
function WalkGoingOn() {
  const { walked } = useWalk();
  const slot = usePlayerSlot();
  const leave = useEffectEvent(() => {
    if (walked === null) return;
    const { g_id: id } = walked.guide;
    if (currentWalk.of(id) !== null) currentWalk.set(null);
    if (slot.openPlaceOf(id) !== null) slot.open(openPlayer).stop();
  });
  useEffect(() => () => leave(), []);
  return null;
}
