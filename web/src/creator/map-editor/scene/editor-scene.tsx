import type { Point } from '@laneway/domain/geo/point';
import { useState } from 'react';
import { useTileSource } from '../../../map/base/use-tile-source.ts';
import { MapView } from '../../../map/map-view.tsx';
import { CentreOn } from '../../../map/overlays/centre-on.tsx';
import { contentBounds } from '../../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../../map/overlays/fit-bounds.tsx';
import { MarkersLayer } from '../../../map/overlays/markers-layer.tsx';
import { TOASTS_ABOVE } from '../../../ui/toast-spot.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type Editor, useEditor, useEditorState } from '../editor-context.ts';
import { PIN_NAMES } from '../state/announcements.ts';
import { shapeAt } from '../state/shape-steps.ts';
import { ActionBar } from './action-bar.tsx';
import { Crosshair } from './crosshair.tsx';
import { DraftPoints } from './draft-points.tsx';
import { DropButton } from './drop-button.tsx';
import { FollowHeld } from './follow-held.tsx';
import { MapKeys } from './map-keys.tsx';
import { OwnPin } from './own-pin.tsx';
import { OwnShapes, type Preview } from './own-shapes.tsx';
import { RubberLine } from './rubber-line.tsx';
import styles from './scene.module.css';
import { ShapeHandles } from './shape-handles.tsx';
import { SurroundingsLayer } from './surroundings-layer.tsx';
import { TapCatcher } from './tap-catcher.tsx';
import { WheelZoom } from './wheel-zoom.tsx';

export type EditorSceneProps = {
  readonly label: string;
  readonly isExpanded: boolean;
  /** On a phone a fingertip hides what it puts down, so the crosshair is always there. */
  readonly isPhone: boolean;
  /** The map moves there, once for each new value. */
  readonly found: Point | null;
  readonly preview: Preview | null;
  readonly onPreview: (preview: Preview | null) => void;
};

const KEYS =
  'Arrow keys move the map beneath the crosshair, plus and minus zoom. Enter picks or places, Escape cancels.';

/**
 * The visitor's map, with everything on it that can be edited.
 *
 * It is drawn with Leaflet itself from the editor's state. Drawing libraries keep a second copy of the shapes, which
 * would have to agree with the texts and the history at every moment, and take points from a pointer only.
 */
export function EditorScene(props: EditorSceneProps) {
  const { label, isExpanded, isPhone, found, preview, onPreview } = props;
  const editor = useEditor();
  const state = useEditorState();
  const { selection, held, tool, draft, drawing, history, subject } = state;
  const [isKeyboard, setIsKeyboard] = useState(false);
  // Once: a view that moves by itself takes the map from under the pointer.
  const [bounds] = useState(() => firstBounds(editor));
  const shape = selection === null ? null : shapeAt(state, selection);
  const isAsleep = isPhone && !isExpanded;
  const isAiming = held !== null || isKeyboard || (isPhone && !isAsleep && tool !== 'select');

  return (
    <MapView label={label} tiles={useTileSource()} controls={isAsleep ? 'none' : 'top-right'}>
      <FitBounds bounds={bounds} />
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
          <FollowHeld />
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
