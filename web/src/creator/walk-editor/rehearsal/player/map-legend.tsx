import styles from './map-legend.module.css';

const MARKS = [
  ['phone', 'Where the phone thinks they are'],
  ['followed', 'Where they’ve walked'],
  ['noPosition', 'No position'],
  ['locked', 'Phone locked'],
] as const;

/** What the marks of a rehearsed walk on the map mean. */
export function MapLegend() {
  return (
    <ul className={styles.legend} aria-label="On the map">
      {MARKS.map(([mark, meaning]) => (
        <li key={mark}>
          <svg viewBox="0 0 32 16" aria-hidden="true" className={styles[mark]}>
            {mark === 'phone' ? <circle cx="16" cy="8" r="5" /> : <path d="M3 8h26" />}
          </svg>
          {meaning}
        </li>
      ))}
    </ul>
  );
}
