import { boundsOfPoints, centreOf, extentOf } from '@laneway/domain/geo/bounds';
import { worldX, worldY } from '@laneway/domain/geo/mercator';
import type { Point } from '@laneway/domain/geo/point';
import { parseShapes } from '@laneway/domain/geo/shapes-text';
import { useState } from 'react';
import { LinkButton } from '../ui/forms/link-button.tsx';
import type { Guide } from './guide-facts.ts';
import styles from './place-names.module.css';

/** As high as the drawing beside it. */
const SHOWN_AT_FIRST = 4;

export type PlaceNamesProps = {
  readonly preview: NonNullable<Guide['g_preview']>;
  /** The language of the names; undefined for the language of the page. */
  readonly lang: string | undefined;
};

/** The names of a guide's places in walking order, beside the rough shape of the route. */
export function PlaceNames({ preview, lang }: PlaceNamesProps) {
  const [isWhole, setWhole] = useState(false);
  const { places, route_outline } = preview;
  const [route] = parseShapes('path', route_outline);
  if (places.length === 0) return null;
  const shown = isWhole ? places : places.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-label="Places" className={styles.section}>
      <div className={styles.names}>
        <h3 className={styles.title}>Places</h3>
        <ol className={styles.list} lang={lang}>
          {shown.map(({ p_id, p_title }) => (
            <li key={p_id}>{p_title}</li>
          ))}
        </ol>
        {places.length > SHOWN_AT_FIRST && (
          <LinkButton onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${places.length} places`}
          </LinkButton>
        )}
      </div>
      {route !== undefined && <RouteOutline points={route.points} />}
    </section>
  );
}

/** The side of the drawing, and the margin for the width of the line. */
const SIDE = 100;
const MARGIN = 8;

/** A small drawing of a route's rough shape, without a map: it shows what kind of walk it is, not where it goes. */
function RouteOutline({ points }: { readonly points: readonly Point[] }) {
  const line = drawnLine(points);
  const [start] = line;
  if (start === undefined) return null;
  return (
    <svg
      className={styles.outline}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-label="Rough outline of the route"
    >
      <polyline className={styles.line} points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle className={styles.start} cx={start.x} cy={start.y} r="5" />
    </svg>
  );
}

/** The points on the drawing, as large as fits, in the proportions of a map. */
function drawnLine(
  points: readonly Point[],
): readonly { readonly x: number; readonly y: number }[] {
  // A box in the world's own units, where east and south are as long as each other on the map.
  const world = points.map(({ lat, lng }) => ({ lat: worldY(lat), lng: worldX(lng) }));
  const box = boundsOfPoints(world);
  if (box === null) return [];
  const middle = centreOf(box);
  const scale = (SIDE - 2 * MARGIN) / (extentOf(box) || 1);
  const place = (at: number, centre: number) =>
    Math.round((SIDE / 2 + (at - centre) * scale) * 10) / 10;
  return world.map(({ lat, lng }) => ({ x: place(lng, middle.lng), y: place(lat, middle.lat) }));
}
