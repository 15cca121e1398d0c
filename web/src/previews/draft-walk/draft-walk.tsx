import type { PendingGuide } from '@laneway/contract/authoring';
import { type ReactNode, useMemo, useState } from 'react';
import { guideAsPublished } from '../as-published.ts';
import { useShownMedia } from '../use-shown-media.ts';
import { walkContents } from './walk-contents.ts';
import { WalkContext, type WalkSubject } from './walk-context.ts';
import { WalkFrame } from './walk-frame.tsx';
import { WalkHome } from './walk-home.tsx';
import { WalkMap } from './walk-map.tsx';
import { WalkPlacePage } from './walk-place-page.tsx';
import { WalkPlaces } from './walk-places.tsx';
import { FIRST_SCREEN, screenBefore, type WalkScreen } from './walk-screen.ts';

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
        value={{ contents, guide: shown, isMediaChecked, notes, show, back, say: setSaid }}
      >
        <Screen screen={screen} />
      </WalkContext>
    </WalkFrame>
  );
}

function Screen({ screen }: { readonly screen: WalkScreen }) {
  switch (screen.kind) {
    case 'card':
    case 'overview':
      return <WalkHome isOpen={screen.kind === 'overview'} />;
    case 'places':
      return <WalkPlaces frontId={screen.frontId} />;
    case 'place':
      return <WalkPlacePage key={screen.placeId} placeId={screen.placeId} />;
    case 'map':
      return <WalkMap placeId={screen.placeId} />;
  }
}
