import { langAttribute } from '@laneway/domain/guides/default-language';
import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Insets } from '../../map/insets.ts';
import { isSounding } from '../../media/player/playback.ts';
import { useAppPlayer, usePlayback } from '../../media/player/use-app-player.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useHasRoomForColumns, useIsLandscapePhone, useIsWide } from '../../ui/use-media-query.ts';
import { DarkAfterChoice, darkAfterMs, findDarkAfter } from '../pocket/dark-after.tsx';
import { PocketScreen } from '../pocket/pocket-screen.tsx';
import { usePocket } from '../pocket/use-pocket.ts';
import { useHeading } from '../use-heading.ts';
import { placeOfStop, type WalkGuide } from '../walk-guide.ts';
import { useWalkHost } from '../walk-host.ts';
import type { WalkSession } from '../walk-session.ts';
import type { WalkSnapshot } from '../walk-snapshot.ts';
import { nextDistanceText, pocketLine, visitedText } from '../walk-texts.ts';
import { lastPlayedPlace, playingPlace } from './playing-place.ts';
import { useFollowChoice } from './use-following.ts';
import { useHeardPlaces } from './use-heard-places.ts';
import { WalkMap } from './walk-map.tsx';
import { WalkPanel } from './walk-panel.tsx';

const BAR_PX = 76;
/** The gap around a floating panel. */
const GAP_PX = 16;

export type WalkingViewProps = {
  readonly walkGuide: WalkGuide;
  readonly session: WalkSession;
  readonly snapshot: WalkSnapshot;
  readonly onSkip: (stopId: number) => void;
};

/** A walk in progress: the next place in front, the map behind, and every place in a list. */
export function WalkingView({ walkGuide, session, snapshot, onSkip }: WalkingViewProps) {
  const { guide, places } = walkGuide;
  const { back, openPlace } = useWalkHost();
  const player = useAppPlayer();
  const playback = usePlayback(player);
  const { heading } = useHeading();
  const { view, guidance } = snapshot;
  const isFollowed = guidance === 'followed' && view.signal !== 'lost';
  const [darkAfter, setDarkAfter] = useState(findDarkAfter);
  const pocket = usePocket(guidance === 'followed', darkAfterMs(darkAfter));
  const panel = useRef<HTMLElement>(null);
  const insets = useWalkInsets(panel);
  useEffect(() => {
    // The button that started the walk is gone.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  const [isEnding, setIsEnding] = useState(false);
  const next = placeOfStop(places, view.nextStopId);
  const lastPlayed = lastPlayedPlace(walkGuide, playback);
  const playing = playingPlace(lastPlayed);
  // Someone who has paused the audio walks on to the next place.
  const isListening = playing !== null && isSounding(playing.playback.media);
  const { playingStopId, nextStopId } = view;
  const activeId = isListening ? (playingStopId ?? nextStopId) : (nextStopId ?? playingStopId);
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
  const heard = useHeardPlaces(view);
  const follow = useFollowChoice(session);
  return (
    <>
      <Stage
        backdrop={
          <WalkMap
            walkGuide={walkGuide}
            activeId={activeId}
            fromId={view.lastVisitedStopId}
            position={position}
            heard={heard}
            insets={insets}
            follow={follow}
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
            walkGuide={walkGuide}
            session={session}
            snapshot={snapshot}
            lastPlayed={lastPlayed}
            heading={heading}
            isFollowed={isFollowed}
            setting={
              guidance === 'followed' && (
                <DarkAfterChoice value={darkAfter} onChange={setDarkAfter} />
              )
            }
            onSkip={onSkip}
            onEnd={() => setIsEnding(true)}
          />
        }
      />
      {isEnding && <EndDialog view={view} onEnd={session.end} onClose={() => setIsEnding(false)} />}
      {pocket.isDark && (
        <PocketScreen
          playing={playing && { title: playing.place.p_title, phase: playing.playback.media.phase }}
          next={
            next && {
              title: next.place.p_title,
              distance: isFollowed && view.next !== null ? nextDistanceText(view.next) : null,
            }
          }
          line={pocketLine(snapshot, places)}
          onToggle={player.toggle}
          onWake={pocket.wake}
        />
      )}
    </>
  );
}

/**
 * The parts of the map covered by the bar and the panel: the panel is in front of the lower edge, or beside the map if
 * there is room.
 */
function useWalkInsets(panel: RefObject<HTMLElement | null>): Partial<Insets> {
  const hasRoom = useHasRoomForColumns();
  const isBeside = useIsLandscapePhone() || hasRoom;
  const isFloating = useIsWide();
  const { width, height } = usePanelSize(panel);
  return useMemo(() => {
    if (isBeside) return { top: BAR_PX, left: width + 2 * GAP_PX };
    return { top: BAR_PX, bottom: isFloating ? height + GAP_PX : height };
  }, [isBeside, isFloating, width, height]);
}

type Size = { readonly width: number; readonly height: number };

/** The size of a panel in pixels; zero until it is mounted. Returns the same object until it changes. */
function usePanelSize(panel: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = current;
      setSize((last) =>
        last.width === width && last.height === height ? last : { width, height },
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [panel]);
  return size;
}

type EndDialogProps = {
  readonly view: WalkView;
  readonly onEnd: () => void;
  readonly onClose: () => void;
};

/** Asks before a walk ends, because it can't be resumed afterwards, which matters while places are left. */
function EndDialog({ view, onEnd, onClose }: EndDialogProps) {
  const advice =
    view.leftStopIds.length === 0
      ? ''
      : ' Once ended, you can’t resume it. For a break, go back instead. We’ll keep your place.';
  return (
    <ConfirmDialog
      title="End this walk?"
      text={`${visitedText(view)}${advice}`}
      kind="main"
      confirmLabel="End walk"
      cancelLabel="Keep walking"
      onConfirm={onEnd}
      onClose={onClose}
    />
  );
}
