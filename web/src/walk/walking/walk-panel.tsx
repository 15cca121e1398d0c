import { langAttribute } from '@laneway/domain/guides/default-language';
import { Fragment, type ReactNode, type RefObject, useState } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Place } from '../../guide/places/place-facts.ts';
import { PLAY_BUTTON_LOOKS } from '../../media/player/play-button-look.ts';
import { type AppPlayer, isSounding, type OpenPlayback } from '../../media/player/playback.ts';
import { PlayerControls } from '../../media/player/player-controls.tsx';
import { ReadAlong } from '../../media/player/read-along.tsx';
import { hasWords } from '../../media/player/track.ts';
import { controlsOf } from '../../media/player/track-player.tsx';
import { useAppPlayer } from '../../media/player/use-app-player.ts';
import { type SavedSwitch, useSavedSwitch } from '../../media/player/use-captions.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIsShortScreen } from '../../ui/use-media-query.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { placeOfStop, type WalkGuide } from '../walk-guide.ts';
import { useWalkHost } from '../walk-host.ts';
import type { WalkSession } from '../walk-session.ts';
import type { WalkSnapshot } from '../walk-snapshot.ts';
import { statusText } from '../walk-texts.ts';
import { NextPlaceCard } from './next-place-card.tsx';
import { PlaceButton } from './place-button.tsx';
import { PlaceList } from './place-list.tsx';
import { type PlayingPlace, playingPlace } from './playing-place.ts';
import { WalkNotice } from './walk-notice.tsx';
import styles from './walk-panel.module.css';
import cards from './walking-view.module.css';

export type WalkPanelProps = {
  readonly ref: RefObject<HTMLElement | null>;
  readonly walkGuide: WalkGuide;
  readonly session: WalkSession;
  readonly snapshot: WalkSnapshot;
  /** The current audio, or the last one; null for none. */
  readonly lastPlayed: PlayingPlace | null;
  readonly heading: number | null;
  /** True if the walker's position is known and followed; otherwise the list of places is always open. */
  readonly isFollowed: boolean;
  /** Shown below the list of places. */
  readonly setting: ReactNode;
  readonly onSkip: (stopId: number) => void;
  readonly onEnd: () => void;
};

/** The current audio and the list scroll between the notice above and the next place and the controls below. */
export function WalkPanel(props: WalkPanelProps) {
  const {
    ref,
    walkGuide,
    session,
    snapshot,
    lastPlayed,
    heading,
    isFollowed,
    setting,
    onSkip,
    onEnd,
  } = props;
  const { guide, places } = walkGuide;
  const { view } = snapshot;
  const { openPlace, noteOn } = useWalkHost();
  const player = useAppPlayer();
  const [isListed, setIsListed] = useState(false);
  const playing = playingPlace(lastPlayed);
  const words = useSavedSwitch('laneway.read-along');
  const canRead = lastPlayed !== null && hasWords(lastPlayed.place);
  const isReading = canRead && words.isOn;
  const isShort = useIsShortScreen();
  const isListOpen = isListed || !isFollowed;
  const next = placeOfStop(places, view.nextStopId);
  const left = view.isAtEnd ? placeOfStop(places, view.leftStopIds[0] ?? null) : null;
  const lang = langAttribute(guide.g_language);
  const open = (placeId: number) => openPlace(guide.g_id, placeId);
  const arriveAt = (placeId: number) => {
    session.playNow(placeId);
    if (view.stops.some(({ id, hasAudio }) => id === placeId && hasAudio)) return;
    // There is no audio, so the page of the place opens, which says more than a one-line notice.
    session.dismiss('notice');
    open(placeId);
  };
  const see = (placeId: number) => {
    // One that asks first has been reached; the others were passed, which isn't a visit.
    if (view.stops.some(({ id, phase }) => id === placeId && phase !== 'missed'))
      return arriveAt(placeId);
    session.putAside(placeId);
    open(placeId);
  };
  /** A place that the walk doesn't lead to is played at once. */
  const goOnWith = (placeId: number) => {
    const isLedTo = view.stops.some(({ id, canBeNext }) => id === placeId && canBeNext);
    if (isLedTo) session.makeNext(placeId);
    else arriveAt(placeId);
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.panel}
      data-tall={isListOpen || isReading || undefined}
      aria-label="Walk"
    >
      <div role="status">
        <VisuallyHidden>{statusText(view, places)}</VisuallyHidden>
      </div>
      <WalkNotice
        snapshot={snapshot}
        places={places}
        lang={lang}
        onPlay={session.playNow}
        onSkip={onSkip}
        onRead={open}
        onSee={see}
        onDismiss={session.dismiss}
        onLocateAgain={session.locateAgain}
      />
      <div className={styles.body}>
        {lastPlayed !== null && (playing !== null || canRead) && (
          <PlayedCard
            {...lastPlayed}
            lang={lang}
            player={player}
            words={words}
            isOver={playing === null}
            onOpen={() => open(lastPlayed.place.p_id)}
          />
        )}
        {lastPlayed !== null && noteOn !== undefined && (
          <Fragment key={lastPlayed.place.p_id}>{noteOn(lastPlayed.place.p_id)}</Fragment>
        )}
        {isListOpen && (
          <div ref={isListed ? showFromTop : null} className={styles.list}>
            <PlaceList
              stops={view.stops}
              places={places}
              lang={lang}
              playing={playing}
              onToggle={player.toggle}
              onPlay={session.playNow}
              onNext={session.makeNext}
              onOpen={open}
            />
            {setting}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {next !== null && (
          <NextPlaceCard
            {...next}
            lang={lang}
            next={isFollowed ? view.next : null}
            // Further off the route, a separate notice replaces this.
            path={isFollowed && view.offRouteMetres === null ? view.path : null}
            heading={heading}
            isSecond={playing !== null || isListOpen}
            onOpen={() => open(next.place.p_id)}
          />
        )}
        {left !== null && (
          <div className={cards.buttons}>
            <Button kind="main" onClick={() => goOnWith(left.place.p_id)}>
              Go on with place {left.number}
            </Button>
            <Button onClick={session.end}>End here</Button>
          </div>
        )}
        {next !== null && (
          <WalkControls
            nextTitle={next.place.p_title}
            isListening={playing !== null && isSounding(playing.playback.media)}
            onHere={() => arriveAt(next.place.p_id)}
            onSkip={() => onSkip(next.place.p_id)}
          />
        )}
        <div className={styles.more}>
          {isShort && isReading && playing !== null && (
            <PauseButton {...playing} onToggle={player.toggle} />
          )}
          {isFollowed && (
            <Button aria-expanded={isListOpen} onClick={() => setIsListed(!isListed)}>
              {isListOpen ? 'Hide places' : 'All places'}
            </Button>
          )}
          {left === null && <Button onClick={onEnd}>End walk</Button>}
        </div>
      </div>
    </section>
  );
}

/** The list is below what plays, and may be opened out of sight. */
function showFromTop(list: HTMLElement | null): void {
  const body = list?.parentElement;
  // Not scrollIntoView, which would scroll the whole screen as well.
  if (list && body) {
    body.scrollTop += list.getBoundingClientRect().top - body.getBoundingClientRect().top;
  }
}

type PlayedCardProps = {
  readonly place: Place;
  readonly number: number;
  readonly lang: string | undefined;
  readonly player: AppPlayer;
  readonly words: SavedSwitch;
  readonly playback: OpenPlayback;
  /** True once its audio has ended: what is left of it is its text. */
  readonly isOver: boolean;
  readonly onOpen: () => void;
};

/**
 * The current place and its audio controls: people miss a sentence when a tram passes. On a small screen it is one row,
 * so that the next place stays visible.
 */
function PlayedCard(props: PlayedCardProps) {
  const { place, number, lang, player, playback, words, isOver, onOpen } = props;
  const { openAddress } = useNavigation();
  const isCompact = useIsShortScreen();
  return (
    <div className={cards.playing} data-over={isOver || undefined}>
      <PlaceButton
        place={place}
        lang={lang}
        eyebrow={`${playedText(isOver, playback)}: place ${number}`}
        hasImage={!isOver}
        onOpen={onOpen}
      />
      {!isOver && (
        <div className={cards.player}>
          <PlayerControls
            player={controlsOf(player, playback)}
            kind="audio"
            title={place.p_title}
            isCompact={isCompact}
          />
        </div>
      )}
      <ReadAlong
        {...words}
        place={place}
        lang={lang}
        position={playback.media.position}
        onSeek={player.seek}
        onNavigate={openAddress}
      />
    </div>
  );
}

/** On a short screen the open text needs the room of the player, which scrolls out of sight. */
function PauseButton({ place, playback, onToggle }: PauseButtonProps) {
  const { icon, label } = PLAY_BUTTON_LOOKS[playback.media.phase];
  return (
    <button type="button" className={styles.pause} onClick={onToggle}>
      <Icon name={icon} />
      <VisuallyHidden>
        {label} {place.p_title}
      </VisuallyHidden>
    </button>
  );
}

type PauseButtonProps = Pick<PlayingPlace, 'place' | 'playback'> & {
  readonly onToggle: () => void;
};

function playedText(isOver: boolean, { media }: OpenPlayback): string {
  if (isOver) return 'Heard';
  return isSounding(media) ? 'Playing' : 'Paused';
}

type WalkControlsProps = {
  readonly nextTitle: string;
  /** True if a place is playing: a listener doesn't need to confirm their position. */
  readonly isListening: boolean;
  readonly onHere: () => void;
  readonly onSkip: () => void;
};

/** "I'm at …" for when the phone doesn't know it, and the button to skip a place. */
function WalkControls({ nextTitle, isListening, onHere, onSkip }: WalkControlsProps) {
  return (
    <div className={cards.buttons}>
      <Button kind={isListening ? 'quiet' : 'main'} onClick={onHere}>
        <span className={cards.here}>I’m at {nextTitle}</span>
      </Button>
      <Button onClick={onSkip} aria-label={`Skip ${nextTitle}`}>
        Skip
      </Button>
    </div>
  );
}
