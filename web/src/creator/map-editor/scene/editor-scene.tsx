import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTileSource } from '../../../map/base/use-tile-source.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { MapView } from '../../../map/map-view.tsx';
import { CentreOn } from '../../../map/overlays/centre-on.tsx';
import { contentBounds } from '../../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../../map/overlays/fit-bounds.tsx';
import { MarkersLayer } from '../../../map/overlays/markers-layer.tsx';
import { Button } from '../../../ui/button.tsx';
import { TOASTS_ABOVE } from '../../../ui/toast-spot.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type Editor, useEditor, useEditorState } from '../editor-context.ts';
import { PIN_NAMES } from '../state/announcements.ts';
import type { EditorState } from '../state/editor-state.ts';
import { shapeAt } from '../state/shape-steps.ts';
import { ActionBar, useFocusMapAfter } from './action-bar.tsx';
import { Crosshair } from './crosshair.tsx';
import { DraftPoints } from './draft-points.tsx';
import { MapKeys } from './map-keys.tsx';
import { OwnPin } from './own-pin.tsx';
import { OwnShapes, type Preview } from './own-shapes.tsx';
import { RubberLine } from './rubber-line.tsx';
import styles from './scene.module.css';
import { ShapeHandles } from './shape-handles.tsx';
import { SurroundingsLayer } from './surroundings-layer.tsx';
import { centrePixel, useTap } from './use-tap.ts';
import { WheelZoom } from './wheel-zoom.tsx';

export type EditorSceneProps = {
  readonly label: string;
  readonly isExpanded: boolean;
  /** On a phone a fingertip hides its target, so the crosshair is always shown. */
  readonly isPhone: boolean;
  /** The map moves there, once for each new value. */
  readonly found: Point | null;
  /** The map fits to it, once for each new value. */
  readonly imported: Bounds | null;
  readonly preview: Preview | null;
  readonly onPreview: (preview: Preview | null) => void;
};

const KEYS =
  'Arrow keys move the map beneath the crosshair, plus and minus zoom. Enter picks or places, Escape cancels.';

/**
 * The visitor's map with the editable geometry. It is drawn with Leaflet from the editor's state: drawing libraries
 * keep a second copy of the shapes, which would have to be synchronised with the texts and the history, and accept
 * points from a pointer only.
 */
export function EditorScene(props: EditorSceneProps) {
  const { label, isExpanded, isPhone, found, imported, preview, onPreview } = props;
  const editor = useEditor();
  const state = useEditorState();
  const { selection, held, tool, draft, drawing, history, subject } = state;
  const [isKeyboard, setIsKeyboard] = useState(false);
  // Computed only once: a view that moves automatically takes the map from under the pointer.
  const [bounds] = useState(() => firstBounds(editor));
  const shape = selection === null ? null : shapeAt(state, selection);
  const isAsleep = isPhone && !isExpanded;
  const isAiming = held !== null || isKeyboard || (isPhone && !isAsleep && tool !== 'select');

  return (
    <MapView label={label} tiles={useTileSource()} controls={isAsleep ? 'none' : 'top-right'}>
      <FitBounds bounds={imported ?? bounds} />
      <CentreOn point={found} />
      <SurroundingsLayer />
      <OwnShapes preview={preview} />
      {draft !== null && <DraftPoints points={draft.points} />}
      {subject === 'place' && (
        <MarkersLayer
          text={history.present.marker}
          colour="var(--quiet-pin)"
          title="Another marker"
          pin={drawing.pin.shown}
        />
      )}
      <OwnPin />
      {selection !== null && shape !== null && !editor.isReadOnly && (
        <ShapeHandles selection={selection} shape={shape} onPreview={onPreview} />
      )}
      {!editor.isReadOnly && (
        <>
          <TapCatcher />
          <FollowDrag />
          <RubberLine isToCentre={isAiming} />
          {isAiming && <Crosshair />}
          <div className={styles.dock} {...(isExpanded && TOASTS_ABOVE)}>
            {isAiming && <DropButton pinName={PIN_NAMES[subject]} />}
            {!isAsleep && <ActionBar />}
          </div>
        </>
      )}
      <MapKeys onKeyboard={setIsKeyboard} />
      <VisuallyHidden>
        <span role="status">{isKeyboard && !editor.isReadOnly ? KEYS : ''}</span>
      </VisuallyHidden>
      <WheelZoom isExpanded={isExpanded} />
    </MapView>
  );
}

function firstBounds({ store, surroundings }: Editor) {
  const pins = surroundings.pins.map(({ point }) => ({ location: `${point.lat},${point.lng}` }));
  return (
    contentBounds(store.getState().history.present) ??
    contentBounds(...pins, ...surroundings.shapes)
  );
}

/**
 * Centres the picked-up point under the crosshair, so that it doesn't jump when it is dropped, and focuses the map,
 * whose keys move it.
 */
function FollowDrag() {
  const { map } = useMapScene();
  const { held, drawing } = useEditorState();

  const centre = useEffectEvent(() => {
    if (held === null) return;
    const point =
      held.what === 'pin'
        ? drawing.pin.shown
        : drawing[held.kind].shown[held.index]?.points[held.vertex];
    if (point) map.panTo([point.lat, point.lng], { animate: false });
    map.getContainer().focus();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is picked up
  useEffect(() => centre(), [held]);

  return null;
}

/** Passes taps on the map itself to the current tool. Leaflet reports none at the end of a drag. */
function TapCatcher() {
  const { map } = useMapScene();
  const { isReadOnly } = useEditor();
  const tap = useTap();

  useEffect(() => {
    if (isReadOnly) return;
    const onClick = ({ containerPoint, originalEvent }: LeafletMouseEvent) =>
      tap(containerPoint, { by: 'pointer', isExact: originalEvent.altKey });
    map.on('click', onClick);
    return () => {
      map.off('click', onClick);
    };
  }, [map, tap, isReadOnly]);

  // Two quick taps are two points, or the end of a line. If they zoomed as well, the map would jump after the edit.
  useEffect(() => {
    map.doubleClickZoom.disable();
  }, [map]);

  return null;
}

/** Puts a point or the pin under the crosshair, as Enter on the map does. */
function DropButton({ pinName }: { readonly pinName: string }) {
  const { map } = useMapScene();
  const label = dropLabel(useEditorState(), pinName);
  const tap = useTap();
  const focusMapAfter = useFocusMapAfter();
  if (label === null) return null;
  return (
    <Button
      kind="main"
      onClick={() =>
        focusMapAfter(() => tap(centrePixel(map), { by: 'crosshair', isExact: false }))
      }
    >
      {label}
    </Button>
  );
}

function dropLabel({ held, tool }: EditorState, pinName: string): string | null {
  if (held !== null) return held.what === 'pin' ? `Drop ${pinName.toLowerCase()}` : 'Drop point';
  switch (tool) {
    case 'pin':
      return `Drop ${pinName.toLowerCase()}`;
    case 'path':
    case 'boundary':
      return 'Drop point';
    case 'places':
      return 'Add place here';
    case 'select':
      return null;
  }
}
