import { zoneOverlaps } from '@laneway/domain/walk/zones/zone-overlaps';
import { useMemo } from 'react';
import type { WalkDraft } from './walk-draft.ts';
import styles from './walk-page.module.css';

export type OverlapListProps = {
  readonly draft: WalkDraft;
  readonly onShow: (stopId: number) => void;
};

/** The zones that overlap, in words; a tap shows the first of them, or the other if that is selected. */
export function OverlapList({ draft, onShow }: OverlapListProps) {
  const { plan, places, selectedStop } = draft;
  const overlaps = useMemo(() => zoneOverlaps(plan), [plan]);
  const numberOf = (id: number) => places.find(({ stopId }) => stopId === id)?.number ?? '';
  if (overlaps.length === 0) return null;
  return (
    <ul className={styles.overlaps} aria-label="Zones that overlap">
      {overlaps.map(({ first, second }) => (
        <li key={`${first} ${second}`}>
          <button
            type="button"
            className={styles.overlap}
            onClick={() => onShow(selectedStop === first ? second : first)}
          >
            {`Zones of ${numberOf(first)} and ${numberOf(second)} overlap`}
          </button>
        </li>
      ))}
    </ul>
  );
}
