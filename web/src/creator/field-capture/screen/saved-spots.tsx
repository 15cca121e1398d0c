import { Icon } from '../../../ui/icon.tsx';
import type { Refusals } from '../sending/send-spots.ts';
import type { SentSpot, Spot } from '../store/records.ts';
import styles from './saved-spots.module.css';

export type SavedSpotsProps = {
  readonly spots: readonly Spot[];
  readonly sent: readonly SentSpot[];
  readonly refusals: Refusals;
  readonly onOpen: (spotId: string) => void;
};

/** The spots of this outing; those that are still on the phone can be opened. */
export function SavedSpots({ spots, sent, refusals, onOpen }: SavedSpotsProps) {
  return (
    <ul aria-label="Spots of this walk" className={styles.list}>
      {sent.map(({ number, title }) => (
        <li key={`sent-${number}`} className={styles.spot}>
          <span className={styles.number}>{number}</span>
          <span className={styles.title}>{nameOf(number, title)}</span>
          <span className={styles.sent}>
            <Icon name="check" />
            Sent
          </span>
        </li>
      ))}
      {spots.map((spot) => (
        <li key={spot.id}>
          <SavedSpot spot={spot} refusal={refusals.get(spot.id) ?? null} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

type SavedSpotProps = {
  readonly spot: Spot;
  readonly refusal: string | null;
  readonly onOpen: (spotId: string) => void;
};

function SavedSpot({ spot, refusal, onOpen }: SavedSpotProps) {
  const { id, number, title, attempt } = spot;
  const content = (
    <>
      <span className={styles.number}>{number}</span>
      <span className={styles.title}>{nameOf(number, title)}</span>
      <span className={styles.has}>{attempt === null ? contentsOf(spot) : 'On its way'}</span>
    </>
  );
  return (
    <>
      {attempt === null ? (
        <button type="button" className={styles.spot} onClick={() => onOpen(id)}>
          {content}
        </button>
      ) : (
        <div className={styles.spot}>{content}</div>
      )}
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {`${refusal} Open the spot to change it.`}
        </p>
      )}
    </>
  );
}

function nameOf(number: number, title: string): string {
  return title === '' ? `Place ${number}` : title;
}

function contentsOf({ photo, voice }: Spot): string {
  return [photo !== null && 'Photo', voice !== null && 'Voice'].filter(Boolean).join(' · ');
}
