import { useStageInsets } from '../map/use-stage-insets.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { Stage } from '../ui/stage.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useIsWide } from '../ui/use-media-query.ts';
import { EndOfWalk } from './end-of-walk.tsx';
import { StartWalk } from './start/start-walk.tsx';
import { useSkip } from './use-skip.ts';
import { useWalk, useWalkSnapshot } from './use-walk.ts';
import type { WalkGuide } from './walk-guide.ts';
import { useWalkHost } from './walk-host.ts';
import type { WalkSession } from './walk-session.ts';
import { WalkMap } from './walking/walk-map.tsx';
import { WalkingView } from './walking/walking-view.tsx';

/** The stages of a walk: its requirements, the walk itself, and its end. */
export function WalkScreen({ walkGuide }: { readonly walkGuide: WalkGuide }) {
  const { back, openPlace } = useWalkHost();
  const { session, savedWalk, start, close } = useWalk(walkGuide);
  const insets = useStageInsets(true);
  const isWide = useIsWide();
  if (session !== null) {
    return <OpenWalk walkGuide={walkGuide} session={session} onClose={close} />;
  }
  return (
    <Stage
      backdrop={
        <WalkMap
          walkGuide={walkGuide}
          activeId={null}
          fromId={null}
          position={null}
          heard={NOTHING_HEARD}
          follow={NOBODY_FOLLOWED}
          // There are no cards below a panel.
          insets={isWide ? { ...insets, bottom: 0 } : insets}
          onPick={(id) => openPlace(walkGuide.guide.g_id, id)}
        />
      }
      top={<TopBar onBack={back} title={walkGuide.guide.g_title} />}
      panel={
        <StartWalk walkGuide={walkGuide} savedWalk={savedWalk} onStart={start} onClose={back} />
      }
    />
  );
}

const NOTHING_HEARD: ReadonlySet<number> = new Set();
/** There is no position before the walk. */
const NOBODY_FOLLOWED = [false, () => undefined] as const;

const OTHER_TAB_TITLES = {
  elsewhere: 'You’re walking in another tab',
  moved: 'Your walk moved to another tab',
} as const;

type OpenWalkProps = {
  readonly walkGuide: WalkGuide;
  readonly session: WalkSession;
  readonly onClose: () => void;
};

function OpenWalk({ walkGuide, session, onClose }: OpenWalkProps) {
  const { back } = useWalkHost();
  const snapshot = useWalkSnapshot(session);
  const skip = useSkip(session, walkGuide.places);
  const { presence } = snapshot;
  if (presence === 'elsewhere' || presence === 'moved') {
    return (
      <MessagePage
        title={OTHER_TAB_TITLES[presence]}
        text="One tab walks at a time, so that places don’t talk over each other."
        action={{ label: 'Walk here instead', onAct: () => void session.takeOver() }}
        onBack={back}
      />
    );
  }
  const { view } = snapshot;
  if (view.phase === 'ended' || view.isFinished) {
    return (
      <EndOfWalk walkGuide={walkGuide} view={view} totals={snapshot.totals} onAgain={onClose} />
    );
  }
  return <WalkingView walkGuide={walkGuide} session={session} snapshot={snapshot} onSkip={skip} />;
}
