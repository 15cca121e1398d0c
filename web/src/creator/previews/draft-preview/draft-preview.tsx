import type { PendingGuide } from '@laneway/contract/authoring';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePlayerSlot } from '../../../media/player/player-slot.ts';
import { openPlayer } from '../../../media/player/use-app-player.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { currentWalk } from '../../../walk/use-walk.ts';
import { createWalkStore, type WalkStore } from '../../../walk/walk-store.ts';
import { draftContents } from './draft-contents.ts';
import { DraftContext, type DraftSubject, useDraft } from './draft-context.ts';
import { DraftFrame } from './draft-frame.tsx';
import { DraftHome } from './draft-home.tsx';
import { DraftPlaceMap, DraftPlacePage, DraftPlaces } from './draft-places.tsx';
import styles from './draft-preview.module.css';
import { type DraftScreen, FIRST_SCREEN, isOnFoot, screenBefore } from './draft-screen.ts';
import { useDraftAsPublished } from './use-draft-as-published.ts';

export type DraftPreviewProps = {
  /** Includes its places. */
  readonly guide: PendingGuide;
  readonly onClose: () => void;
  /** Shown below the guide's overview and below each place, such as a field for a note. */
  readonly notes?: (about: DraftSubject) => ReactNode;
  /** True when the server left out files that aren't ready, so that their state isn't requested. */
  readonly isMediaChecked?: boolean;
  /** True for testers. Others see the buttons of visitors. */
  readonly isTest?: boolean;
};

/**
 * A draft from its card to its last place, as visitors will see it once it is published: their pages with the draft's
 * content and a separate navigation. Only the Close button leads out of it.
 */
export function DraftPreview(props: DraftPreviewProps) {
  const { guide, onClose, notes, isMediaChecked = false, isTest = false } = props;
  const contents = useMemo(() => draftContents(guide), [guide]);
  const [screen, setScreen] = useState<DraftScreen>(FIRST_SCREEN);
  const [said, setSaid] = useState<string | null>(null);
  const published = useDraftAsPublished(contents, isMediaChecked, isTest ? 'tester' : 'creator');
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
    <DraftFrame
      title={published.guide.g_title}
      said={said ?? (isTest ? 'You’re testing this draft' : 'How visitors will see it')}
      onBack={back}
      onClose={onClose}
    >
      <DraftContext
        value={{
          ...published,
          ...{ contents, store, isMediaChecked, isTest, notes, show, back, say: setSaid },
        }}
      >
        <FocusedScreen screen={screen} />
        {isOnFoot(screen) && <WalkGoingOn />}
      </DraftContext>
    </DraftFrame>
  );
}

const OnFoot = lazyComponent(async () => (await import('./on-foot.tsx')).OnFoot);

/**
 * The selector of the element that gets the focus when a screen opens; null for screens that move the focus themselves.
 */
const FOCUSED: Readonly<Record<DraftScreen['kind'], string | null>> = {
  card: '[data-front="true"] button',
  overview: null,
  places: 'h1',
  place: 'h1',
  map: 'h1',
  onFoot: null,
};

/** Moves the focus into a screen that has just opened, as a new page does. */
function FocusedScreen({ screen }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const selector = FOCUSED[screen.kind];
    const target = selector && root.current?.querySelector<HTMLElement>(selector);
    if (!target) return;
    if (selector === 'h1') target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [screen]);
  return (
    <div ref={root} className={styles.screen}>
      <Screen screen={screen} />
    </div>
  );
}

type ScreenProps = { readonly screen: DraftScreen };

function Screen({ screen }: ScreenProps) {
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

/** Stores walks in memory only. */
function createMemoryStore(): WalkStore {
  const values = new Map<string, string>();
  return createWalkStore({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
}

/**
 * Mounted while the draft is walked, on any of its screens. The walk and its audio end when it is unmounted, because
 * nothing elsewhere in the app leads back to it.
 */
function WalkGoingOn() {
  const { walkGuide } = useDraft();
  const slot = usePlayerSlot();
  const leave = useEffectEvent(() => {
    if (walkGuide === null) return;
    const { g_id: id } = walkGuide.guide;
    if (currentWalk.of(id) !== null) currentWalk.set(null);
    if (slot.openPlaceOf(id) !== null) slot.open(openPlayer).stop();
  });
  useEffect(() => () => leave(), []);
  return null;
}
