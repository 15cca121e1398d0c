import type { PendingGuide } from '@laneway/contract/authoring';
import { type ReactNode, useMemo, useState } from 'react';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { guideAsPublished } from '../as-published.ts';
import { useShownMedia } from '../use-shown-media.ts';
import { createMemoryStore } from './memory-store.ts';
import { useWalked } from './use-walked.ts';
import { walkContents } from './walk-contents.ts';
import { WalkContext, type WalkSubject } from './walk-context.ts';
import { WalkFrame } from './walk-frame.tsx';
import { WalkGoingOn } from './walk-going-on.tsx';
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

const onFoot = createLazyModule(async () => (await import('./on-foot.tsx')).OnFoot);

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
      return <LazyPart module={onFoot} props={{}} fallback={null} />;
    case 'map':
      return <WalkMap {...screen} />;
  }
}
