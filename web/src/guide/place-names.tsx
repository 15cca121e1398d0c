import { parseShapes } from '@laneway/domain/geo/shapes-text';
import { useState } from 'react';
import { LinkButton } from '../ui/forms/link-button.tsx';
import type { Guide } from './guide-facts.ts';
import styles from './place-names.module.css';
import { RouteOutline } from './route-outline.tsx';

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
