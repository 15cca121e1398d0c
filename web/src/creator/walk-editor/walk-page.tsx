import type { Point } from '@laneway/domain/geo/point';
import { DEFAULT_TRIGGER, type TriggerZone } from '@laneway/domain/walk/plan/trigger';
import { zoneOverlaps } from '@laneway/domain/walk/zones/zone-overlaps';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Toolbar, ToolbarButton } from '../../ui/toolbar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ToolIcon } from '../map-editor/tools/tool-icon.tsx';
import { WalkCheck, type ZoneChange } from './checks/walk-check.tsx';
import { WalkMap } from './map/walk-map.tsx';
import { WalkPanel } from './panel/walk-panel.tsx';
import { SimulationLayer } from './simulation/map/simulation-layer.tsx';
import { SimulationPlayer } from './simulation/player/simulation-player.tsx';
import { useWalkSimulation } from './simulation/state/use-walk-simulation.ts';
import { AudioTimeline } from './simulation/timeline/audio-timeline.tsx';
import { useFocusInCheck } from './use-focus-in-check.ts';
import type { WalkDraft } from './walk-draft.ts';
import styles from './walk-page.module.css';

const WITHOUT_TEXT: readonly string[] = ['radio', 'checkbox', 'range', 'button'];

export type WalkPageProps = {
  readonly draft: WalkDraft;
  /** Opens the form of the selected place. */
  readonly onEditPlace: () => void;
};

/** The walk of a guide: its zones on the map, the selected settings next to it, and the simulation below. */
export function WalkPage({ draft, onEditPlace }: WalkPageProps) {
  const root = useRef<HTMLDivElement>(null);
  const { plan, names, places, selectedStop, select, isReadOnly } = draft;
  const simulation = useWalkSimulation(plan);
  const [drawingFor, setDrawingFor] = useState<number | null>(null);
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null);
  const [framing, setFraming] = useState<object | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const { check, keepFocus } = useFocusInCheck();
  const isDrawing = drawingFor !== null && drawingFor === selectedStop;
  useUndoKeys(root, draft);

  const changeZone = (zone: TriggerZone, group?: string) => {
    const place = places.find(({ stopId }) => stopId === selectedStop);
    if (place === undefined) return;
    const trigger = { ...(place.trigger ?? DEFAULT_TRIGGER), zone };
    draft.changeTrigger(place.stopId, trigger, group && `${group} of ${place.stopId}`);
  };
  /** Called from further down the page: the map may be out of sight. */
  const show = (stopId: number) => {
    select(stopId);
    setFraming({});
    revealMap(map.current, check.current);
  };
  const applyZones = (changes: readonly ZoneChange[]) => {
    draft.changeTriggers(
      new Map(
        changes.map(({ stopId, zone }) => {
          const trigger = places.find((place) => place.stopId === stopId)?.trigger;
          return [stopId, { ...(trigger ?? DEFAULT_TRIGGER), zone }];
        }),
      ),
    );
    keepFocus();
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
        <div ref={map} className={styles.map} data-drawing={isDrawing}>
          <WalkMap
            draft={draft}
            onChangeZone={changeZone}
            isDrawing={isDrawing}
            onDrawn={endDrawing}
            focus={focus}
            framing={framing}
          >
            <SimulationLayer simulation={simulation} />
          </WalkMap>
          {!isReadOnly && (
            <div className={styles.tools}>
              <Toolbar label="History">
                <ToolbarButton
                  label="Undo"
                  disabled={!draft.undoState.canUndo}
                  onClick={draft.undo}
                >
                  <ToolIcon name="undo" />
                </ToolbarButton>
                <ToolbarButton
                  label="Redo"
                  disabled={!draft.undoState.canRedo}
                  onClick={draft.redo}
                >
                  <ToolIcon name="redo" />
                </ToolbarButton>
              </Toolbar>
            </div>
          )}
        </div>
        <OverlapList draft={draft} onShow={show} />
      </div>
      <div className={styles.panel}>
        <WalkPanel
          draft={draft}
          onEditPlace={onEditPlace}
          onDraw={() => setDrawingFor(selectedStop)}
          onFocusHandle={(id) => setFocus({ id })}
        />
      </div>
      <div className={styles.heard}>
        <SimulationPlayer simulation={simulation} names={names} />
        <AudioTimeline
          plan={plan}
          names={names}
          simulation={simulation}
          selected={selectedStop}
          onSelect={show}
        />
        <div ref={check} className={styles.check}>
          <WalkCheck
            plan={plan}
            names={names}
            selected={selectedStop}
            onSelect={show}
            onApply={applyZones}
            onReorder={draft.reorder}
            isReadOnly={isReadOnly}
            lastCheck={draft.lastCheck}
          />
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{draft.announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The check's results may cover the map, although it is in the viewport. */
function revealMap(map: HTMLElement | null, check: HTMLElement | null): void {
  const isCovered =
    map !== null &&
    check !== null &&
    check.getBoundingClientRect().top < map.getBoundingClientRect().bottom;
  if (isCovered) check.scrollIntoView({ block: 'start' });
  else map?.scrollIntoView({ block: 'nearest' });
}

type OverlapListProps = {
  readonly draft: WalkDraft;
  readonly onShow: (stopId: number) => void;
};

/** The overlapping zones in words; a tap shows the first of them, or the other if that is selected. */
function OverlapList({ draft, onShow }: OverlapListProps) {
  const { plan, places, selectedStop } = draft;
  const overlaps = useMemo(() => zoneOverlaps(plan), [plan]);
  const numberOf = (id: number) => places.find(({ stopId }) => stopId === id)?.number ?? '';
  if (overlaps.length === 0) return null;
  return (
    <ul className={styles.overlaps} aria-label="Zones that overlap">
      {overlaps.map(({ first, second }) => (
        <li key={`${first} ${second}`}>
          <button
            type="button"
            className={styles.overlap}
            onClick={() => onShow(selectedStop === first ? second : first)}
          >
            {`Zones of ${numberOf(first)} and ${numberOf(second)} overlap`}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Ctrl+Z and ⌘Z anywhere in the view except in text fields, which keep the browser's own. */
function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  { isReadOnly, undo, redo }: Pick<WalkDraft, 'isReadOnly' | 'undo' | 'redo'>,
): void {
  /** True if the key was handled. */
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isCommand || isReadOnly) return false;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
    else if (key === 'z') undo();
    else return false;
    return true;
  });

  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTextField(event.target) || !press(event)) return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !WITHOUT_TEXT.includes(target.type);
}
