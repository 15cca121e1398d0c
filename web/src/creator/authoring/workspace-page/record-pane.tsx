import { authoringTexts } from '@laneway/domain/authoring-texts';
import { contentTexts } from '@laneway/domain/content-texts';
import { moveMarker } from '@laneway/domain/geo/edit-shapes';
import { printLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import { Callout } from '../../../ui/callout.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useListings } from '../listing/listing-context.ts';
import type { PlaceValues } from '../records/place-values.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import type { Selected } from './use-opened-guide.ts';

const FORM_OPTIONS = {
  fallback: <p role="status">{authoringTexts.loadingForm}</p>,
  failed: 'We couldn’t load the form.',
};
const GuideForm = lazyComponent(
  async () => (await import('../forms/guide-form.tsx')).GuideForm,
  FORM_OPTIONS,
);
const PlaceForm = lazyComponent(
  async () => (await import('../forms/place-form.tsx')).PlaceForm,
  FORM_OPTIONS,
);

export type RecordPaneProps = {
  readonly open: OpenWorkspace;
  readonly selected: Selected;
  readonly mayEdit: boolean;
  readonly mayArrange: boolean;
  /** True if the first tap on the map sets the place's pin, or the guide's start. */
  readonly isArmed: boolean;
  readonly onOpenPlace: (key: string) => void;
  readonly onOpenGuide: () => void;
  /** Resolves to the key of the new place, or to null if there is none. */
  readonly onAddPlace: (values: Partial<PlaceValues>) => Promise<string | null>;
};

/** The form of the open record. */
export function RecordPane({
  open,
  selected,
  mayEdit,
  mayArrange,
  isArmed,
  onOpenPlace,
  onOpenGuide,
  onAddPlace,
}: RecordPaneProps) {
  const isOffSale = useIsOffSale();
  switch (selected.kind) {
    case 'guide':
      return (
        <>
          <h2>
            <VisuallyHidden>Guide</VisuallyHidden>
          </h2>
          <GuideForm
            open={open}
            isReadOnly={!mayEdit}
            armed={isArmed}
            {...(mayArrange && { onAddPlaceAt: (point: Point) => onAddPlace(pinnedAt(point)) })}
          />
        </>
      );
    case 'place':
      return (
        <PlaceForm
          open={open}
          itemKey={selected.key}
          isReadOnly={!mayEdit || isOffSale(selected.item.place)}
          armed={isArmed}
          onOpenPlace={onOpenPlace}
        />
      );
    case 'gone':
      return null;
    case 'missing':
      return (
        <Callout
          tone="error"
          text={contentTexts.placeNotFound}
          action={{ label: 'Open the guide', onAct: onOpenGuide }}
        />
      );
  }
}

function pinnedAt(point: Point): Partial<PlaceValues> {
  return { location: printLocation(point), marker: moveMarker(null, point) ?? '' };
}

const WalkView = lazyComponent(async () => (await import('../walk-view/walk-view.tsx')).WalkView, {
  fallback: <p role="status">Loading the walk...</p>,
  failed: 'We couldn’t load the walk.',
});

type WalkPaneProps = {
  readonly open: OpenWorkspace;
  readonly selected: Selected;
  readonly mayEdit: boolean;
  /** True if places may be moved. */
  readonly mayArrange: boolean;
  readonly onSelect: (key: string) => void;
  readonly onEdit: (key: string) => void;
};

/** The walk of the guide, with the open record selected. */
export function WalkPane(props: WalkPaneProps) {
  const { open, selected, mayEdit, mayArrange, onSelect, onEdit } = props;
  const isOffSale = useIsOffSale();
  const place = selected.kind === 'place' ? selected : null;
  return (
    <WalkView
      open={open}
      selectedKey={place?.key ?? GUIDE_KEY}
      isReadOnly={!mayEdit || (place !== null && isOffSale(place.item.place))}
      mayArrange={mayArrange}
      onSelect={onSelect}
      onEdit={onEdit}
    />
  );
}

/** A place off sale isn't copied into a draft, so it can't be saved. */
function useIsOffSale(): (place: EditablePlace) => boolean {
  const listings = useListings();
  return (place) => place.kind === 'published' && listings?.ofPlace(place).status === 'withdrawn';
}
