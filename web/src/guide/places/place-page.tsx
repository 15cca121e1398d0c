import { loadingTexts } from '@laneway/domain/accounts/messages';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import { langAttribute } from '@laneway/domain/guides/default-language';
import { type ReactNode, useMemo } from 'react';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import type { Pin } from '../../map/pins/pin.ts';
import { usePageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stage } from '../../ui/stage.tsx';
import { useIsWide } from '../../ui/use-media-query.ts';
import type { Guide } from '../guide-facts.ts';
import styles from './place-article.module.css';
import { PlaceArticle, type PlaceArticleProps } from './place-article.tsx';
import type { Place } from './place-facts.ts';
import { walkAround } from './walk-around.ts';

export type PlacePageProps = Omit<
  PlaceArticleProps,
  'guideTitle' | 'lang' | 'place' | 'number' | 'previous' | 'next' | 'onPlace'
> & {
  /** Null while it is loading. */
  readonly guide: Guide | null;
  /** In walking order; empty while they are loading. */
  readonly places: readonly Place[];
  readonly placeId: number;
  readonly pins: readonly Pin[];
  readonly onPlace: (placeId: number) => void;
  /** Shown at the lower end of the page, below the article. */
  readonly foot?: ReactNode;
};

/** A place: beside the map if there is room, otherwise the whole screen. */
export function PlacePage({
  guide,
  places,
  placeId,
  pins,
  onPlace,
  foot,
  ...article
}: PlacePageProps) {
  const insets = usePageInsets();
  const isWide = useIsWide();
  const index = places.findIndex(({ p_id }) => p_id === placeId);
  const place = places[index];
  const path = guide?.g_path ?? null;
  const walk = useMemo(() => walkAround(places, index, path), [places, index, path]);
  if (place === undefined) return <Stage isPanelWhole panel={<PlaceSkeleton />} backdrop={null} />;
  const location = parseLocation(place.p_location);
  return (
    <Stage
      isPanelWhole
      panel={
        <div className={styles.page}>
          <PlaceArticle
            {...article}
            guideTitle={guide?.g_title ?? null}
            lang={langAttribute(guide?.g_language)}
            place={place}
            number={index + 1}
            previous={places[index - 1] ?? null}
            next={places[index + 1] ?? null}
            onPlace={({ p_id }) => onPlace(p_id)}
          />
          {foot}
        </div>
      }
      backdrop={
        isWide && (
          <VisitorMap
            label={`Map around ${place.p_title}`}
            centre={location}
            zoom={PLACE_MAP_ZOOM}
            insets={insets}
            pins={pins}
            activeId={placeId}
            onPick={(id) => onPlace(Number(id))}
          >
            <ShapesLayer path={path} isQuiet={place.p_path !== null} />
            <ShapesLayer
              path={place.p_path}
              boundary={place.p_boundary ?? guide?.g_boundary ?? null}
            />
            <FitBounds bounds={walk} />
            <CentreOn point={walk === null ? location : null} zoom={PLACE_MAP_ZOOM} />
          </VisitorMap>
        )
      }
    />
  );
}

function PlaceSkeleton() {
  return (
    <div className={styles.place} role="status" aria-label={loadingTexts.loading}>
      <div className={styles.imageSpace}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton short />
      </div>
    </div>
  );
}
