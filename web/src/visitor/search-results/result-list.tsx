import { useEffect, useRef } from 'react';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { FoundGuide } from '../search/found-guide.tsx';
import type { GuideHit } from '../search/hits-of.ts';
import styles from './result-list.module.css';

export type ResultListProps = {
  readonly hits: readonly GuideHit[];
  /** The guide with the highlighted pin. */
  readonly activeId: number | null;
  readonly onActive: (guideId: number) => void;
  readonly onPick: (guideId: number) => void;
};

/** The found guides. Hovering or focusing one highlights its pin, and vice versa. */
export function ResultList({ hits, activeId, onActive, onPick }: ResultListProps) {
  const { openPlace } = useNavigation();
  const ownershipOf = useOwnership();
  const visitor = useVisitorPoint();
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (activeId !== null) active.current?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <ul className={styles.list} aria-label="Guides, best match first">
      {hits.map((hit) => {
        const { g_id: id } = hit.guide;
        const isActive = id === activeId;
        return (
          <li
            key={id}
            ref={isActive ? active : null}
            className={styles.item}
            data-front={isActive}
            // A resting mouse enters whatever scrolls under it; only a moving one counts.
            onPointerMove={({ pointerType }) => {
              if (pointerType === 'mouse' && !isActive) onActive(id);
            }}
            onFocus={() => onActive(id)}
          >
            <FoundGuide
              hit={hit}
              ownership={ownershipOf(hit.guide)}
              visitor={visitor}
              onPick={() => onPick(id)}
              onPickPlace={(placeId) => {
                onActive(id);
                openPlace(id, placeId);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
