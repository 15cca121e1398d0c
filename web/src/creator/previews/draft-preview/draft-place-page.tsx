import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { PlaceArticle } from '../../../guide/places/place-article.tsx';
import type { Place } from '../../../guide/places/place-facts.ts';
import { guideColour } from '../../../map/guide-colour.ts';
import { CentreOn } from '../../../map/overlays/centre-on.tsx';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { usePageInsets } from '../../../map/use-stage-insets.ts';
import { VisitorMap } from '../../../map/visitor-map.tsx';
import { Stage } from '../../../ui/stage.tsx';
import { useIsWide } from '../../../ui/use-media-query.ts';
import { trackOfWalk } from '../../../walk/walk-guide.ts';
import { placeAsPublished } from '../as-published.ts';
import { pinOf } from '../map-contents.ts';
import { PreviewNotes } from '../preview-notes.tsx';
import { useShownPlace } from '../use-shown-place.ts';
import type { DraftPlace } from './draft-contents.ts';
import { useDraft } from './draft-context.ts';
import styles from './draft-preview.module.css';
import { openElsewhere } from './open-elsewhere.ts';

export type DraftPlacePageProps = {
  readonly placeId: number;
  /** Whether it was opened while walking, where another place may be heard. */
  readonly isOnFoot?: boolean;
};

/** A place: beside the map where there is room, else the whole screen. */
export function DraftPlacePage({ placeId, isOnFoot = false }: DraftPlacePageProps) {
  const { contents, show } = useDraft();
  const { places, colourId, content: guide } = contents;
  const insets = usePageInsets();
  const isWide = useIsWide();
  const pins = useMemo(
    () =>
      places.flatMap((place) =>
        pinOf(place.id, place.content, place.number, guideColour(colourId)),
      ),
    [places, colourId],
  );
  const place = places.find(({ id }) => id === placeId);
  if (place === undefined) return null;
  const { title, location, path, boundary } = place.content;
  return (
    <Stage
      isNested
      isPanelWhole
      panel={<PlacePanel place={place} isOnFoot={isOnFoot} />}
      backdrop={
        isWide && (
          <VisitorMap
            label={`Map around ${title ?? `place ${place.number}`}`}
            centre={location}
            zoom={PLACE_MAP_ZOOM}
            insets={insets}
            pins={pins}
            activeId={placeId}
            onPick={(id) => show({ kind: 'place', placeId: Number(id), isOnFoot })}
          >
            <ShapesLayer path={path ?? guide.path} boundary={boundary ?? guide.boundary} />
            <CentreOn point={location} />
          </VisitorMap>
        )
      }
    />
  );
}

type PlacePanelProps = { readonly place: DraftPlace; readonly isOnFoot: boolean };

function PlacePanel({ place, isOnFoot }: PlacePanelProps) {
  const { contents, guide, walked, isMediaChecked, notes, show, back } = useDraft();
  const panel = useRef<HTMLDivElement>(null);
  const { place: content, notes: fileNotes } = useShownPlace(place.content, isMediaChecked);
  const neighbour = (step: number) => shownOf(contents.places[place.number - 1 + step]);
  const shown = asVisitorsSee({ ...place, content });
  useLayoutEffect(() => {
    const heading = panel.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={panel} className={styles.panel}>
      <PlaceArticle
        guideTitle={guide.g_title}
        place={shown}
        number={place.number}
        previous={neighbour(-1)}
        next={neighbour(1)}
        track={isOnFoot && walked !== null ? trackOfWalk(walked, place.id) : null}
        isOnWalk={isOnFoot}
        onBack={back}
        onMap={() => show({ kind: 'map', placeId: place.id, isOnFoot })}
        onPlace={({ p_id }) => show({ kind: 'place', placeId: p_id, isOnFoot })}
        onNavigate={openElsewhere}
      />
      {fileNotes.some(([, note]) => note !== null) && (
        <div className={styles.files}>
          <PreviewNotes notes={fileNotes} />
        </div>
      )}
      {notes !== undefined && (
        <div className={styles.placeNotes}>
          {notes({ kind: 'place', placeId: place.id, title: shown.p_title })}
        </div>
      )}
    </div>
  );
}

function shownOf(place: DraftPlace | undefined): Place | null {
  return place === undefined ? null : asVisitorsSee(place);
}

function asVisitorsSee({ id, content, imagePlaceholder }: DraftPlace): Place {
  return { ...placeAsPublished(content, imagePlaceholder), p_id: id };
}
