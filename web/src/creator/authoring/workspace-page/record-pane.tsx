import { authoringTexts } from '@laneway/domain/authoring-texts';
import { contentTexts } from '@laneway/domain/content-texts';
import { moveMarker } from '@laneway/domain/geo/edit-shapes';
import { printLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { Callout } from '../../../ui/callout.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PlaceValues } from '../records/place-values.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { useIsOffSale } from './use-is-off-sale.ts';
import type { Selected } from './use-selected.ts';

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
  /** True if the first tap on the map pins the place. */
  readonly isArmed: boolean;
  readonly onOpenPlace: (key: string) => void;
  readonly onOpenGuide: () => void;
  readonly onAddPlace: (values: Partial<PlaceValues>) => void;
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
