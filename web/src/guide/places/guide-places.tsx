import { parseLocation } from '@laneway/domain/geo/location-text';
import { langAttribute } from '@laneway/domain/guides/default-language';
import { type ReactNode, useMemo } from 'react';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import type { Insets } from '../../map/insets.ts';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';
import { KeepInView } from '../../map/overlays/keep-in-view.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import type { Pin } from '../../map/pins/pin.ts';
import { useStageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useIsLandscapePhone } from '../../ui/use-media-query.ts';
import type { Guide } from '../guide-facts.ts';
import styles from './guide-places.module.css';
import { PlaceCarousel } from './place-carousel.tsx';
import type { Place } from './place-facts.ts';

/** The button above the cards that starts a walk, and the space below it. */
const WALK_ROW_PX = 56;

export type GuidePlacesProps = {
  /** Null while it is loading, and if loading failed. */
  readonly guide: Guide | null;
  /** In walking order, which gives them their numbers. */
  readonly places: readonly Place[];
  /** The same in the order of their cards. */
  readonly cards: readonly Place[];
  readonly pins: readonly Pin[];
  /** The place that was moved to the front; null until one was, when the first card is there. */
  readonly frontId: number | null;
  readonly onFront: (placeId: number) => void;
  readonly onPlace: (placeId: number) => void;
  readonly onBack: () => void;
  /** Stands in for the cards where there are none. */
  readonly noCards: ReactNode;
  /** Shown in the bar, beside the menu. */
  readonly actions?: ReactNode;
  /** The button that starts a walk. */
  readonly walk: ReactNode;
  readonly children?: ReactNode;
};

/** The places of a guide on the map and in a carousel. */
export function GuidePlaces({
  guide,
  places,
  cards,
  pins,
  frontId,
  onFront,
  onPlace,
  onBack,
  noCards,
  actions,
  walk,
  children,
}: GuidePlacesProps) {
  const visitor = useVisitorPoint();
  const insets = useRowInsets();
  const bounds = useMemo(
    () => contentBounds(...places.map(({ p_location }) => ({ location: p_location }))),
    [places],
  );
  const activeId = frontId ?? cards[0]?.p_id ?? null;
  const moved = places.find(({ p_id }) => p_id === frontId);
  const lang = langAttribute(guide?.g_language);
  return (
    <Stage
      backdrop={
        <VisitorMap
          label={`Map of ${guide?.g_title ?? 'the guide'}`}
          insets={insets}
          pins={pins}
          activeId={activeId}
          onPick={(id) => onPlace(Number(id))}
        >
          <ShapesLayer path={guide?.g_path ?? null} boundary={guide?.g_boundary ?? null} />
          <FitBounds bounds={bounds} />
          <KeepInView point={parseLocation(moved?.p_location)} />
        </VisitorMap>
      }
      top={
        <TopBar onBack={onBack} title={guide?.g_title ?? 'Places'} lang={lang} actions={actions} />
      }
      bottom={
        cards.length === 0 ? (
          noCards
        ) : (
          <>
            <PlaceCarousel
              cards={cards}
              numbers={places}
              lang={lang}
              visitor={visitor}
              activeId={activeId}
              onFront={onFront}
              onPick={onPlace}
            />
            {/* After the cards, because the skip link leads to those. */}
            <div className={styles.walk}>{walk}</div>
          </>
        )
      }
    >
      {children}
    </Stage>
  );
}

/**
 * The insets of a guide's map: the cards, and a row above them with one button. A low screen has no room for a row, and
 * the button is next to the map's attribution there.
 */
function useRowInsets(): Partial<Insets> {
  const insets = useStageInsets(false);
  const row = useIsLandscapePhone() ? 0 : WALK_ROW_PX;
  return { ...insets, bottom: (insets.bottom ?? 0) + row };
}
