import { howToResume } from '@laneway/domain/walk/engine/resume-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { findLocationPermission } from '../core/location/location-memory.ts';
import { useStageInsets } from '../map/use-stage-insets.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { Stage } from '../ui/stage.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { useIsWide } from '../ui/use-media-query.ts';
import { EndOfWalk } from './end-of-walk.tsx';
import { spokenNotices } from './spoken/device-voice.ts';
import { StartWalk } from './start/start-walk.tsx';
import { useSkip } from './use-skip.ts';
import { type UseWalk, useWalk, useWalkSnapshot } from './use-walk.ts';
import { forgetResumeRequest, isResumeRequested } from './use-walk-link.ts';
import type { WalkGuide } from './walk-guide.ts';
import { useWalkHost } from './walk-host.ts';
import type { WalkSession } from './walk-session.ts';
import { WalkMap } from './walking/walk-map.tsx';
import { WalkingView } from './walking/walking-view.tsx';

/** The stages of a walk: its requirements, the walk itself, and its end. */
export function WalkScreen({ walkGuide }: { readonly walkGuide: WalkGuide }) {
  const { back, openPlace } = useWalkHost();
  const walk = useWalk(walkGuide);
  const { session, savedWalk, start, close } = walk;
  const isResuming = useRequestedResume(walkGuide.guide.g_id, walk);
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
        !isResuming && (
          <StartWalk walkGuide={walkGuide} savedWalk={savedWalk} onStart={start} onClose={back} />
        )
      }
    />
  );
}

/** Goes on with the walk that a tap asked to resume. True until it does, or turns out to need an answer first. */
function useRequestedResume(guideId: number, { session, savedWalk, start }: UseWalk): boolean {
  const { isDraft } = useWalkHost();
  const [isRequested, setIsRequested] = useState(() => !isDraft && isResumeRequested(guideId));
  const isResuming = isRequested && session === null && savedWalk !== null;
  const resume = useEffectEvent((permission: PermissionState) => {
    setIsRequested(false);
    // Only a walk that was followed has a distance; early ones have no totals at all.
    const how = howToResume(permission, savedWalk?.totals?.metres !== null);
    if (!isResuming || how === 'ask') return;
    const usesLocation = how === 'followed';
    start({ resumes: true, usesLocation, saysNotices: spokenNotices.find(), stopId: null });
  });
  useEffect(() => {
    if (!isRequested) return;
    forgetResumeRequest();
    let isOver = false;
    void findLocationPermission().then((permission) => {
      if (!isOver) resume(permission);
    });
    return () => {
      isOver = true;
    };
  }, [isRequested]);
  return isResuming;
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
