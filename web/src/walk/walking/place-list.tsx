import type { StopView } from '@laneway/domain/walk/engine/walk-view';
import type { Place } from '../../guide/places/place-facts.ts';
import { PLAY_BUTTON_LOOKS } from '../../media/player/play-button-look.ts';
import { isSounding } from '../../media/player/playback.ts';
import { ActionPopover } from '../../ui/action-popover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { stopText } from '../walk-texts.ts';
import styles from './place-list.module.css';
import type { PlayingPlace } from './playing-place.ts';

export type PlaceListProps = {
  readonly stops: readonly StopView[];
  /** In walking order. */
  readonly places: readonly Place[];
  readonly lang: string | undefined;
  /** The playing or paused place; null for none. */
  readonly playing: PlayingPlace | null;
  /** Pauses or resumes the audio. */
  readonly onToggle: () => void;
  readonly onPlay: (placeId: number) => void;
  /** Makes a place the next one. */
  readonly onNext: (placeId: number) => void;
  readonly onOpen: (placeId: number) => void;
};

/** Every place of the walk and its state. Walkers without a position start each place from this list. */
export function PlaceList(props: PlaceListProps) {
  const { stops, places, lang, playing, onToggle, onPlay, onNext, onOpen } = props;
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const hasDistances = stops.some(({ phase, metres }) => phase === 'ahead' && metres !== null);
  return (
    <>
      {hasDistances && <p className={styles.state}>Distances from you, in a straight line</p>}
      <ol className={styles.list} aria-label="Places of this walk">
        {places.map((place, index) => {
          const stop = byId.get(place.p_id) ?? null;
          const isPlaying = playing?.place.p_id === place.p_id;
          const isPaused = isPlaying && !isSounding(playing.playback.media);
          const text = stop === null ? '' : stopText(stop, isPaused);
          const { icon, label } =
            PLAY_BUTTON_LOOKS[isPlaying ? playing.playback.media.phase : 'idle'];
          return (
            <li
              key={place.p_id}
              className={styles.row}
              data-phase={stop?.phase}
              aria-current={stop?.isNext === true ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {stop?.phase === 'played' ? <Icon name="check" /> : index + 1}
              </span>
              <button type="button" className={styles.place} onClick={() => onOpen(place.p_id)}>
                <span className={styles.title} lang={lang}>
                  {place.p_title}
                </span>{' '}
                {text !== '' && <span className={styles.state}>{text}</span>}
              </button>
              {stop?.canBeNext === true && (
                <ActionPopover
                  label={`Actions for ${place.p_title}`}
                  actions={[{ label: 'Make this the next one', onAct: () => onNext(place.p_id) }]}
                />
              )}
              {stop?.hasAudio === true && (
                <button
                  type="button"
                  className={styles.play}
                  onClick={() => (isPlaying ? onToggle() : onPlay(place.p_id))}
                >
                  <Icon name={icon} />
                  <VisuallyHidden>
                    {label} {place.p_title}
                  </VisuallyHidden>
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
