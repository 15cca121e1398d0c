import { zoneOverlaps } from '@laneway/domain/walk/zone-overlaps';
import { useMemo } from 'react';
import type { WalkDraft } from './walk-draft.ts';
import styles from './walk-page.module.css';

/** The zones that overlap, in words; a tap selects the first of them. */
export function OverlapList({ draft }: { readonly draft: WalkDraft }) {
  const { plan, places, select } = draft;
  const overlaps = useMemo(() => zoneOverlaps(plan), [plan]);
  const numberOf = (id: number) => places.find(({ stopId }) => stopId === id)?.number ?? '';
  if (overlaps.length === 0) return null;
  return (
    <ul className={styles.overlaps} aria-label="Zones that overlap">
      {overlaps.map(({ first, second }) => (
        <li key={`${first} ${second}`}>
          <button type="button" className={styles.overlap} onClick={() => select(first)}>
            {`Zones of ${numberOf(first)} and ${numberOf(second)} overlap`}
          </button>
        </li>
      ))}
    </ul>
  );
}
