import type { StopView } from '@laneway/domain/walk/walk-view';
import type { Place } from '../../places/place-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { stopText } from '../walk-texts.ts';
import styles from './place-list.module.css';

export type PlaceListProps = {
  readonly stops: readonly StopView[];
  /** In walking order. */
  readonly places: readonly Place[];
  readonly lang: string | undefined;
  readonly hasAudio: (placeId: number) => boolean;
  readonly onPlay: (placeId: number) => void;
  readonly onOpen: (placeId: number) => void;
};

/** Every place of the walk and what became of it. Without a position, this is the walk. */
export function PlaceList({ stops, places, lang, hasAudio, onPlay, onOpen }: PlaceListProps) {
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  return (
    <ol className={styles.list} aria-label="Places of this walk">
      {places.map((place, index) => {
        const stop = byId.get(place.p_id) ?? null;
        const text = stop === null ? '' : stopText(stop, hasAudio(place.p_id));
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
            {hasAudio(place.p_id) && (
              <button type="button" className={styles.play} onClick={() => onPlay(place.p_id)}>
                <Icon name="play" />
                <VisuallyHidden>Play {place.p_title}</VisuallyHidden>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
