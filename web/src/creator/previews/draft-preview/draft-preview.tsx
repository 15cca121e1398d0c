import type { PendingGuide } from '@laneway/contract/authoring';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { openPlayer } from '../../../media/player/open-player.ts';
import { usePlayerSlot } from '../../../media/player/player-slot.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { currentWalk } from '../../../walk/use-walk.ts';
import { createWalkStore, type WalkStore } from '../../../walk/walk-store.ts';
import { guideAsPublished } from '../as-published.ts';
import { useShownMedia } from '../use-shown-media.ts';
import { draftContents } from './draft-contents.ts';
import { DraftContext, type DraftSubject, useDraft } from './draft-context.ts';
import { DraftFrame } from './draft-frame.tsx';
import { DraftHome } from './draft-home.tsx';
import { DraftPlaceMap } from './draft-place-map.tsx';
import { DraftPlacePage } from './draft-place-page.tsx';
import { DraftPlaces } from './draft-places.tsx';
import { type DraftScreen, FIRST_SCREEN, isOnFoot, screenBefore } from './draft-screen.ts';
import { useDraftWalk } from './use-draft-walk.ts';

export type DraftPreviewProps = {
  /** With its places. */
  readonly guide: PendingGuide;
  readonly onClose: () => void;
  /** What stands below the guide's overview and below each place, such as a field for a note. */
  readonly notes?: (about: DraftSubject) => ReactNode;
  /** True when the server left out the files that aren't ready, so that nobody is asked about them. */
  readonly isMediaChecked?: boolean;
};

/**
 * A draft from its card to the last of its places, as visitors will walk it once it is published:
 * the same components, over the whole screen. Nothing in it leads out but its Close button.
 */
export function DraftPreview({ guide, onClose, notes, isMediaChecked = false }: DraftPreviewProps) {
  const contents = useMemo(() => draftContents(guide), [guide]);
  const [screen, setScreen] = useState<DraftScreen>(FIRST_SCREEN);
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
  const walked = useDraftWalk(contents, shown, isMediaChecked);
  const [store] = useState(createMemoryStore);

  const show = (next: DraftScreen) => {
    setSaid(null);
    setScreen(next);
  };
  const back = () => {
    const before = screenBefore(screen);
    if (before === null) onClose();
    else show(before);
  };
  return (
    <DraftFrame title={shown.g_title} said={said} onBack={back} onClose={onClose}>
      <DraftContext
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
      </DraftContext>
    </DraftFrame>
  );
}

const OnFoot = lazyComponent(async () => (await import('./on-foot.tsx')).OnFoot);

function Screen({ screen }: { readonly screen: DraftScreen }) {
  switch (screen.kind) {
    case 'card':
    case 'overview':
      return <DraftHome isOpen={screen.kind === 'overview'} />;
    case 'places':
      return <DraftPlaces frontId={screen.frontId} />;
    case 'place':
      return <DraftPlacePage key={screen.placeId} {...screen} />;
    case 'onFoot':
      return <OnFoot />;
    case 'map':
      return <DraftPlaceMap {...screen} />;
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
  const { walked } = useDraft();
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
