import styles from './scene.module.css';

/** Marks the middle of the map, where Enter and the drop button place things. */
export function Crosshair() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.crosshair}>
      <path d="M24 4v14M24 30v14M4 24h14M30 24h14" />
      <path d="M24 4v14M24 30v14M4 24h14M30 24h14" />
    </svg>
  );
}
