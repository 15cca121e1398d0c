import { useState } from 'react';
import { GuidePlaces } from '../../../guide/places/guide-places.tsx';
import { PlaceMap } from '../../../guide/places/place-map.tsx';
import { PlacePage } from '../../../guide/places/place-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { trackOfWalk } from '../../../walk/walk-audio.ts';
import { PreviewNotes } from '../preview-notes.tsx';
import { useShownPlace } from '../use-shown-place.ts';
import type { DraftPlace } from './draft-contents.ts';
import { useDraft } from './draft-context.ts';
import styles from './draft-preview.module.css';
import { openElsewhere } from './open-elsewhere.ts';

/** The visitors' page of a guide's places. */
export function DraftPlaces({ frontId: firstId }: { readonly frontId: number | null }) {
  const { guide, places, pins, walkGuide, show, back } = useDraft();
  const [frontId, setFrontId] = useState(firstId);
  return (
    <GuidePlaces
      guide={guide}
      places={places}
      cards={places}
      pins={pins}
      frontId={frontId}
      onFront={setFrontId}
      onPlace={(placeId) => show({ kind: 'place', placeId })}
      onBack={back}
      noCards={
        <Callout
          tone="info"
          text="This guide has no places yet."
          action={{ label: 'Back to the guide', onAct: back }}
        />
      }
      walk={
        walkGuide !== null && (
          <Button kind="main" onClick={() => show({ kind: 'onFoot' })}>
            <Icon name="walk" />
            Start walk
          </Button>
        )
      }
    />
  );
}

export type OpenPlaceProps = {
  readonly placeId: number;
  /** True if it was opened while walking, when another place may be playing. */
  readonly isOnFoot?: boolean;
};

/** The visitors' page of a place, with notes about missing files and, if there is one, a field for a note. */
export function DraftPlacePage({ placeId, isOnFoot = false }: OpenPlaceProps) {
  const { contents, guide, places, pins, walkGuide, show, back } = useDraft();
  const place = contents.places.find(({ id }) => id === placeId);
  return (
    <PlacePage
      guide={guide}
      places={places}
      placeId={placeId}
      pins={pins}
      track={isOnFoot && walkGuide !== null ? trackOfWalk(walkGuide, placeId) : null}
      isOnWalk={isOnFoot}
      onBack={back}
      onMap={() => show({ kind: 'map', placeId, isOnFoot })}
      onPlace={(id) => show({ kind: 'place', placeId: id, isOnFoot })}
      onNavigate={openElsewhere}
      foot={place && <PlaceNotes place={place} />}
    />
  );
}

function PlaceNotes({ place }: { readonly place: DraftPlace }) {
  const { places, isMediaChecked, notes } = useDraft();
  const { notes: fileNotes } = useShownPlace(place.content, isMediaChecked);
  const title = places.find(({ p_id }) => p_id === place.id)?.p_title ?? '';
  return (
    <>
      {fileNotes.some(([, note]) => note !== null) && (
        <div className={styles.files}>
          <PreviewNotes notes={fileNotes} />
        </div>
      )}
      {notes !== undefined && (
        <div className={styles.placeNotes}>
          {notes({ kind: 'place', placeId: place.id, title })}
        </div>
      )}
    </>
  );
}

/** The visitors' map of a place. */
export function DraftPlaceMap({ placeId, isOnFoot = false }: OpenPlaceProps) {
  const { places, pins, colour, show, back } = useDraft();
  return (
    <PlaceMap
      place={places.find(({ p_id }) => p_id === placeId)}
      pins={pins}
      colour={colour}
      onBack={back}
      onReturn={() => show(isOnFoot ? { kind: 'onFoot' } : { kind: 'places', frontId: placeId })}
    />
  );
}
