import { langAttribute } from '@laneway/domain/guides/languages';
import { useMemo, useRef, useState } from 'react';
import { useAppPlayer, usePlayback } from '../../media/player/use-app-player.ts';
import { RoundButton } from '../../ui/round-button.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { PocketScreen } from '../pocket/pocket-screen.tsx';
import { usePocket } from '../pocket/use-pocket.ts';
import { useHeading } from '../use-heading.ts';
import { placeOfStop, type WalkGuide } from '../walk-guide.ts';
import { useWalkHost } from '../walk-host.ts';
import type { WalkSession, WalkSnapshot } from '../walk-session.ts';
import { nextDistanceText, pocketLine } from '../walk-texts.ts';
import { EndDialog } from './end-dialog.tsx';
import { playingPlace } from './playing-place.ts';
import { useHeard } from './use-heard.ts';
import { useWalkInsets } from './use-walk-insets.ts';
import { WalkMap } from './walk-map.tsx';
import { WalkPanel } from './walk-panel.tsx';

export type WalkingViewProps = {
  readonly walked: WalkGuide;
  readonly session: WalkSession;
  readonly snapshot: WalkSnapshot;
  readonly onSkip: (stopId: number) => void;
};

/** A walk as it goes on: the next place in front, the map behind, and every place in a list. */
export function WalkingView({ walked, session, snapshot, onSkip }: WalkingViewProps) {
  const { guide, places } = walked;
  const { back, openPlace, isDraft } = useWalkHost();
  const playback = usePlayback(useAppPlayer());
  const { heading } = useHeading();
  const { view, guidance } = snapshot;
  const isFollowed = guidance === 'followed' && view.signal !== 'lost';
  const pocket = usePocket(guidance === 'followed');
  const panel = useRef<HTMLElement>(null);
  const insets = useWalkInsets(panel);
  const [isEnding, setIsEnding] = useState(false);
  const next = placeOfStop(places, view.nextStopId);
  const playing = playingPlace(walked, playback);
  const lang = langAttribute(guide.g_language);
  const position = useMemo(
    () =>
      view.position && {
        point: view.position.point,
        accuracyMetres: view.position.accuracy,
        headingDegrees: heading,
      },
    [view.position, heading],
  );
  const heard = useHeard(view);
  return (
    <>
      <Stage
        isNested={isDraft}
        backdrop={
          <WalkMap
            walked={walked}
            activeId={view.playingStopId ?? view.nextStopId}
            position={position}
            heard={heard}
            insets={insets}
            onPick={(placeId) => openPlace(guide.g_id, placeId)}
          />
        }
        top={
          <TopBar
            onBack={back}
            title={guide.g_title}
            lang={lang}
            actions={
              guidance === 'followed' && (
                <RoundButton icon="moon" label="Darken screen" onClick={pocket.darken} />
              )
            }
          />
        }
        isBottomPanel
        bottom={
          <WalkPanel
            ref={panel}
            walked={walked}
            session={session}
            snapshot={snapshot}
            playing={playing}
            heading={heading}
            isFollowed={isFollowed}
            onSkip={onSkip}
            onEnd={() => setIsEnding(true)}
          />
        }
      />
      {isEnding && <EndDialog view={view} onEnd={session.end} onClose={() => setIsEnding(false)} />}
      {pocket.isDark && (
        <PocketScreen
          playing={playing?.place.p_title ?? null}
          next={
            next && {
              title: next.place.p_title,
              distance: isFollowed && view.next !== null ? nextDistanceText(view.next) : null,
            }
          }
          line={pocketLine(snapshot, places)}
          onWake={pocket.wake}
        />
      )}
    </>
  );
}
