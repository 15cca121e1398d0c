import type { Place } from '../../guide/places/place-facts.ts';
import type { AppPlayer, OpenPlayback } from '../../media/player/playback.ts';
import { PlayerControls } from '../../media/player/player-controls.tsx';
import { controlsOf } from '../../media/player/track-player.tsx';
import { useIsShort } from '../../ui/use-media-query.ts';
import { PlaceButton } from './place-button.tsx';
import styles from './walking-view.module.css';

export type PlayingCardProps = {
  readonly place: Place;
  readonly number: number;
  readonly lang: string | undefined;
  readonly player: AppPlayer;
  readonly playback: OpenPlayback;
  readonly onOpen: () => void;
};

/**
 * The current place and its audio controls: people miss a sentence when a tram passes. On a small screen it is one row,
 * so that the next place stays visible.
 */
export function PlayingCard(props: PlayingCardProps) {
  const { place, number, lang, player, playback, onOpen } = props;
  return (
    <div className={styles.playing}>
      <PlaceButton place={place} lang={lang} over={`Playing: place ${number}`} onOpen={onOpen} />
      <PlayerControls
        player={controlsOf(player, playback)}
        kind="audio"
        title={place.p_title}
        isCompact={useIsShort()}
      />
    </div>
  );
}
