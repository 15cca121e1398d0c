import { langAttribute } from '@laneway/domain/guides/languages';
import { useMemo, useRef, useState } from 'react';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { isSounding } from '../../player/playback.ts';
import { useAppPlayer, usePlayback } from '../../player/use-app-player.ts';
import { Button } from '../../ui/button.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { PocketScreen } from '../pocket/pocket-screen.tsx';
import { usePocket } from '../pocket/use-pocket.ts';
import { useHeading } from '../use-heading.ts';
import { placeOfStop, type WalkGuide } from '../walk-guide.ts';
import type { WalkSession, WalkSnapshot } from '../walk-session.ts';
import { nextDistanceText, pocketLine } from '../walk-texts.ts';
import { EndDialog } from './end-dialog.tsx';
import { NextPlaceCard } from './next-place-card.tsx';
import { PlaceList } from './place-list.tsx';
import { PlayingCard } from './playing-card.tsx';
import { playingPlace } from './playing-place.ts';
import { useHeard } from './use-heard.ts';
import { useWalkInsets } from './use-walk-insets.ts';
import { WalkControls } from './walk-controls.tsx';
import { WalkMap } from './walk-map.tsx';
import { WalkNotice } from './walk-notice.tsx';
import styles from './walking-view.module.css';

export type WalkingViewProps = {
  readonly walked: WalkGuide;
  readonly session: WalkSession;
  readonly snapshot: WalkSnapshot;
};

/** A walk as it goes on: the next place in front, the map behind, and every place in a list. */
export function WalkingView({ walked, session, snapshot }: WalkingViewProps) {
  const { guide, places, plan } = walked;
  const { back, openPlace } = useNavigation();
  const player = useAppPlayer();
  const playback = usePlayback(player);
  const { heading } = useHeading();
  const { view, guidance } = snapshot;
  const isFollowed = guidance === 'followed' && view.signal !== 'lost';
  const [isListed, setIsListed] = useState(false);
  const isListOpen = isListed || !isFollowed;
  const pocket = usePocket(guidance === 'followed');
  const panel = useRef<HTMLElement>(null);
  const insets = useWalkInsets(panel);
  const [isEnding, setIsEnding] = useState(false);
  const next = placeOfStop(places, view.nextStopId);
  const heardNow = playingPlace(walked, playback);
  const lang = langAttribute(guide.g_language);
  const withAudio = useMemo(
    () => new Set(plan.stops.flatMap(({ id, hasAudio }) => (hasAudio ? [id] : []))),
    [plan],
  );
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
  const open = (placeId: number) => openPlace(guide.g_id, placeId);
  return (
    <>
      <Stage
        backdrop={
          <WalkMap
            walked={walked}
            activeId={view.playingStopId ?? view.nextStopId}
            position={position}
            heard={heard}
            insets={insets}
            onPick={open}
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
        bottom={
          <section
            ref={panel}
            className={styles.panel}
            data-listed={isListOpen || undefined}
            aria-label="Walk"
          >
            <WalkNotice
              snapshot={snapshot}
              places={places}
              lang={lang}
              onPlay={session.playNow}
              onSkip={session.skip}
              onDismiss={session.dismiss}
            />
            {heardNow !== null && (
              <PlayingCard
                {...heardNow}
                lang={lang}
                player={player}
                onOpen={() => open(heardNow.place.p_id)}
              />
            )}
            {next !== null && (
              <>
                <NextPlaceCard
                  {...next}
                  lang={lang}
                  next={isFollowed ? view.next : null}
                  heading={heading}
                  isSecond={heardNow !== null}
                  onOpen={() => open(next.place.p_id)}
                />
                <WalkControls
                  nextTitle={next.place.p_title}
                  isListening={heardNow !== null && isSounding(heardNow.playback.media)}
                  onHere={() => session.playNow(next.place.p_id)}
                  onSkip={() => session.skip(next.place.p_id)}
                />
              </>
            )}
            {isListOpen && (
              <PlaceList
                stops={view.stops}
                places={places}
                lang={lang}
                hasAudio={(id) => withAudio.has(id)}
                onPlay={session.playNow}
                onOpen={open}
              />
            )}
            <div className={styles.foot}>
              {isFollowed && (
                <Button aria-expanded={isListOpen} onClick={() => setIsListed(!isListed)}>
                  {isListOpen ? 'Hide places' : 'All places'}
                </Button>
              )}
              <Button onClick={() => setIsEnding(true)}>End walk</Button>
            </div>
          </section>
        }
      />
      {isEnding && <EndDialog view={view} onEnd={session.end} onClose={() => setIsEnding(false)} />}
      {pocket.isDark && (
        <PocketScreen
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
