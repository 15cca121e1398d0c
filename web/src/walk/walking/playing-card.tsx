import { MediaImage } from '../../media/media-image.tsx';
import { PlayerControls } from '../../media/player/player-controls.tsx';
import type { Place } from '../../places/place-facts.ts';
import type { AppPlayer } from '../../player/create-player.ts';
import type { OpenPlayback } from '../../player/playback.ts';
import { controlsOf } from '../../player/track-player.tsx';
import { useIsShort } from '../../ui/use-media-query.ts';
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
 * The place that is heard now, and all that one does with audio: people miss a sentence when a tram goes by. On a small
 * screen in one row, so that where the walk leads is in sight too.
 */
export function PlayingCard(props: PlayingCardProps) {
  const { place, number, lang, player, playback, onOpen } = props;
  return (
    <div className={styles.playing}>
      <button type="button" className={styles.place} onClick={onOpen}>
        <MediaImage
          className={styles.image}
          field={place.p_image}
          size="thumbnail"
          placeholder={place.p_image_stand_in}
          alt=""
          ratio="1 / 1"
        />
        <span className={styles.words}>
          <span className={styles.over}>Playing: place {number}</span>{' '}
          <span className={styles.title} lang={lang}>
            {place.p_title}
          </span>
        </span>
      </button>
      <PlayerControls
        player={controlsOf(player, playback)}
        kind="audio"
        title={place.p_title}
        isCompact={useIsShort()}
      />
    </div>
  );
}
