import type { Point } from '@laneway/domain/geo/point';
import { DEFAULT_TRIGGER, type TriggerZone } from '@laneway/domain/walk/trigger';
import { useRef, useState } from 'react';
import { ToolIcon } from '../map-editor/tools/tool-icon.tsx';
import { Toolbar, ToolbarButton } from '../ui/toolbar.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { WalkMap } from './map/walk-map.tsx';
import { OverlapList } from './overlap-list.tsx';
import { WalkPanel } from './panel/walk-panel.tsx';
import { useUndoKeys } from './use-undo-keys.ts';
import type { WalkDraft } from './walk-draft.ts';
import styles from './walk-page.module.css';

export type WalkPageProps = {
  readonly draft: WalkDraft;
  /** Opens the form of the selected place. */
  readonly onEditPlace: () => void;
};

/** The walk of a guide: its zones on the map, what is selected beside it, and how it will be heard below. */
export function WalkPage({ draft, onEditPlace }: WalkPageProps) {
  const root = useRef<HTMLDivElement>(null);
  const { places, selectedStop, changeTrigger, undoState, isReadOnly } = draft;
  const [drawingFor, setDrawingFor] = useState<number | null>(null);
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null);
  const isDrawing = drawingFor !== null && drawingFor === selectedStop;
  useUndoKeys(root, draft);

  const changeZone = (zone: TriggerZone, group?: string) => {
    const place = places.find(({ stopId }) => stopId === selectedStop);
    if (place === undefined) return;
    const trigger = { ...(place.trigger ?? DEFAULT_TRIGGER), zone };
    changeTrigger(place.stopId, trigger, group && `${group} of ${place.stopId}`);
  };
  const endDrawing = (corners: readonly Point[] | null) => {
    setDrawingFor(null);
    if (corners !== null) changeZone({ kind: 'polygon', corners });
  };

  return (
    <div ref={root} className={styles.page}>
      <h2>
        <VisuallyHidden>Walk</VisuallyHidden>
      </h2>
      <div className={styles.stage}>
        <div className={styles.map}>
          <WalkMap
            draft={draft}
            onChangeZone={changeZone}
            isDrawing={isDrawing}
            onDrawn={endDrawing}
            focus={focus}
          />
          {!isReadOnly && (
            <div className={styles.tools}>
              <Toolbar label="History">
                <ToolbarButton label="Undo" aria-disabled={!undoState.canUndo} onClick={draft.undo}>
                  <ToolIcon name="undo" />
                </ToolbarButton>
                <ToolbarButton label="Redo" aria-disabled={!undoState.canRedo} onClick={draft.redo}>
                  <ToolIcon name="redo" />
                </ToolbarButton>
              </Toolbar>
            </div>
          )}
        </div>
        <OverlapList draft={draft} />
      </div>
      <div className={styles.panel}>
        <WalkPanel
          draft={draft}
          onEditPlace={onEditPlace}
          onDraw={() => setDrawingFor(selectedStop)}
          onFocusHandle={(id) => setFocus({ id })}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{draft.announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
