import { printGuidePath } from '@laneway/domain/app-links/guide-path';
import { distanceMetres, formatDistance, sortByDistance } from '@laneway/domain/geo/distance';
import { parseLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { useId } from 'react';
import { loadedItems } from '../api/cursor-pages.ts';
import { useBrowsedGuides } from '../api/queries/browsing.ts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { type Guide, placeCountText } from '../guide/guide-facts.ts';
import { GuideRow } from '../guide/guide-row.tsx';
import { guideTag } from '../guide/guide-tag.ts';
import { useTagText } from '../guide/price.ts';
import { useOwnership } from '../guide/use-ownership.ts';
import styles from './end-of-walk.module.css';
import { roundedMetres } from './walk-texts.ts';

export type NextGuideProps = {
  readonly guideId: number;
  /** The location of the last place that was visited. The walker's own position stays on the phone. */
  readonly end: Point;
};

/** To about a kilometre, so that replies can be cached; the nearest is found here. */
const DECIMALS = 2;

/** Beyond this, a guide isn't near for someone on foot. */
const MAX_METRES = 5_000;

/** The other guide that is nearest to the end of a walk; renders nothing until it is known, or if there is none near. */
export function NextGuide({ guideId, end }: NextGuideProps) {
  const title = useId();
  const { openAddress } = useNavigation();
  const ownership = useOwnership();
  const near = `${end.lat.toFixed(DECIMALS)},${end.lng.toFixed(DECIMALS)}`;
  const tagText = useTagText();
  const { data } = useBrowsedGuides({ order: 'near', near });
  const others = loadedItems(data).filter(({ g_id }) => g_id !== guideId);
  const [next] = sortByDistance(others, locationOf, end);
  const point = next === undefined ? null : locationOf(next);
  if (next === undefined || point === null) return null;
  const metres = distanceMetres(end, point);
  if (metres > MAX_METRES) return null;
  const tag = guideTag(next, ownership(next));
  const facts = [
    `${formatDistance(roundedMetres(metres))} from here`,
    placeCountText(next.g_place_count),
    tag === null ? null : tagText(tag, next),
  ];
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.partTitle}>
        Next guide near here
      </h2>
      <GuideRow
        guide={next}
        facts={facts.filter((fact) => fact !== null).join(' · ')}
        onPick={() => openAddress(printGuidePath({ guideId: next.g_id, placeId: null }))}
      />
    </section>
  );
}

function locationOf({ g_location }: Guide): Point | null {
  return parseLocation(g_location);
}
