import { contentTexts } from '@laneway/domain/content-texts';
import { printLocation } from '@laneway/domain/geo/location-text';
import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import { useMemo, useRef } from 'react';
import { guideColour } from '../../../map/guide-colour.ts';
import { contentBounds } from '../../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../../map/overlays/fit-bounds.tsx';
import { MarkersLayer } from '../../../map/overlays/markers-layer.tsx';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { VisitorMap } from '../../../map/visitor-map.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stage } from '../../../ui/stage.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { placeAsPublished } from '../as-published.ts';
import { pinOf } from '../map-contents.ts';
import { useDraft } from './draft-context.ts';
import styles from './draft-preview.module.css';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What floats on the map: the title above, the button below. */
const INSETS = { top: 76, bottom: 88 };

export type DraftPlaceMapProps = { readonly placeId: number; readonly isOnFoot?: boolean };

/** The map of one place: its path, its boundary and its markers. */
export function DraftPlaceMap({ placeId, isOnFoot = false }: DraftPlaceMapProps) {
  const { contents, show, back } = useDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  const colour = guideColour(contents.colourId);
  const place = contents.places.find(({ id }) => id === placeId);
  const pins = useMemo(
    () => (place === undefined ? [] : pinOf(place.id, place.content, place.number, colour)),
    [place, colour],
  );
  if (place === undefined) return null;
  const { p_title: title } = placeAsPublished(place.content, null);
  const { location, marker, path, boundary } = place.content;
  return (
    <Stage
      isNested
      top={<TopBar onBack={back} title={title} titleRef={heading} />}
      backdrop={
        <VisitorMap
          label={`Map of ${title}`}
          zoom={PLACE_MAP_ZOOM}
          centre={location}
          insets={INSETS}
          pins={pins}
          activeId={placeId}
          onPick={back}
        >
          <ShapesLayer path={path} boundary={boundary} />
          <MarkersLayer text={marker} colour={colour} title={title} pin={location} />
          <FitBounds
            bounds={contentBounds({ location: printLocation(location), marker, path, boundary })}
          />
        </VisitorMap>
      }
      bottom={
        <div className={styles.return}>
          <Button
            kind="main"
            onClick={() =>
              show(isOnFoot ? { kind: 'onFoot' } : { kind: 'places', frontId: placeId })
            }
          >
            {contentTexts.returnToGuide}
          </Button>
        </div>
      }
    />
  );
}
