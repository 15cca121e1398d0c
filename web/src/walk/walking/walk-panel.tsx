import { langAttribute } from '@laneway/domain/guides/languages';
import { type RefObject, useState } from 'react';
import { isSounding } from '../../media/player/playback.ts';
import { useAppPlayer } from '../../media/player/use-app-player.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { placeOfStop, type WalkGuide } from '../walk-guide.ts';
import { useWalkHost } from '../walk-host.ts';
import type { WalkSession, WalkSnapshot } from '../walk-session.ts';
import { statusText } from '../walk-texts.ts';
import { NextPlaceCard } from './next-place-card.tsx';
import { PlaceList } from './place-list.tsx';
import { PlayingCard } from './playing-card.tsx';
import type { PlayingPlace } from './playing-place.ts';
import { WalkControls } from './walk-controls.tsx';
import { WalkNotice } from './walk-notice.tsx';
import styles from './walk-panel.module.css';

export type WalkPanelProps = {
  readonly ref: RefObject<HTMLElement | null>;
  readonly walked: WalkGuide;
  readonly session: WalkSession;
  readonly snapshot: WalkSnapshot;
  /** The current audio; null for none. */
  readonly playing: PlayingPlace | null;
  readonly heading: number | null;
  /** Whether the walker's position is known; otherwise the list is the walk. */
  readonly isFollowed: boolean;
  readonly onSkip: (stopId: number) => void;
  readonly onEnd: () => void;
};

/** The current audio, the next place and the controls. These stay visible; the rest scrolls above them. */
export function WalkPanel(props: WalkPanelProps) {
  const { ref, walked, session, snapshot, playing, heading, isFollowed, onSkip, onEnd } = props;
  const { guide, places } = walked;
  const { view } = snapshot;
  const { openPlace } = useWalkHost();
  const player = useAppPlayer();
  const [isListed, setIsListed] = useState(false);
  const isListOpen = isListed || !isFollowed;
  const next = placeOfStop(places, view.nextStopId);
  const lang = langAttribute(guide.g_language);
  const open = (placeId: number) => openPlace(guide.g_id, placeId);
  const arriveAt = (placeId: number) => {
    session.playNow(placeId);
    if (view.stops.some(({ id, hasAudio }) => id === placeId && hasAudio)) return;
    // There is no audio, so the page of the place opens, which says more than a line.
    session.dismiss('notice');
    open(placeId);
  };
  return (
    <section
      ref={ref}
      className={styles.panel}
      data-listed={isListOpen || undefined}
      aria-label="Walk"
    >
      <div role="status">
        <VisuallyHidden>{statusText(view, places)}</VisuallyHidden>
      </div>
      <div className={styles.body}>
        <WalkNotice
          snapshot={snapshot}
          places={places}
          lang={lang}
          onPlay={session.playNow}
          onSkip={onSkip}
          onRead={open}
          onDismiss={session.dismiss}
        />
        {playing !== null && (
          <PlayingCard
            {...playing}
            lang={lang}
            player={player}
            onOpen={() => open(playing.place.p_id)}
          />
        )}
        {next !== null && (
          <NextPlaceCard
            {...next}
            lang={lang}
            next={isFollowed ? view.next : null}
            // Once they are clearly off the route, a separate notice says so.
            path={isFollowed && view.offRouteMetres === null ? view.path : null}
            heading={heading}
            isSecond={playing !== null}
            onOpen={() => open(next.place.p_id)}
          />
        )}
        {isListOpen && (
          <PlaceList
            stops={view.stops}
            places={places}
            lang={lang}
            playing={playing}
            onToggle={player.toggle}
            onPlay={session.playNow}
            onOpen={open}
          />
        )}
      </div>
      <div className={styles.foot}>
        {next !== null && (
          <WalkControls
            nextTitle={next.place.p_title}
            isListening={playing !== null && isSounding(playing.playback.media)}
            onHere={() => arriveAt(next.place.p_id)}
            onSkip={() => onSkip(next.place.p_id)}
          />
        )}
        <div className={styles.more}>
          {isFollowed && (
            <Button aria-expanded={isListOpen} onClick={() => setIsListed(!isListed)}>
              {isListOpen ? 'Hide places' : 'All places'}
            </Button>
          )}
          <Button onClick={onEnd}>End walk</Button>
        </div>
      </div>
    </section>
  );
}
