import { replaceShape } from '@laneway/domain/geo/edit-shapes';
import type { Point } from '@laneway/domain/geo/point';
import { SHAPE_KINDS, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import { countPoints, finishedLine, SHAPE_NAMES } from './announcements.ts';
import { withDraft } from './edit-geometry.ts';
import {
  announce,
  type Draft,
  type EditorState,
  type TapSource,
  type UnfinishedLine,
  type VertexRef,
} from './editor-state.ts';
import { applyStep } from './step.ts';

/** All points of a line are one step of the history. */
const GROUP = 'drawing';

export function addPoint(
  state: EditorState,
  kind: ShapeKind,
  point: Point,
  drawnBy: TapSource,
): EditorState {
  const draft = state.draft ?? newDraft(state, kind);
  const isFirst = state.draft === null;
  const settled = isFirst ? applyStep(state, { type: 'end-step' }) : state;
  const points = [...draft.points, point];
  const next = draw({ ...settled, selection: null }, { ...draft, points, drawnBy, takenBack: [] });
  return announce(next, `Point ${points.length} added`);
}

/** Finishes the line; one that is too short stays open. */
export function finishDraft(state: EditorState): EditorState {
  const { draft } = state;
  if (draft === null) return state;
  const { minPoints } = SHAPE_KINDS[draft.kind];
  if (draft.points.length < minPoints) {
    return announce(state, `A ${draft.kind} needs at least ${countPoints(minPoints)}`);
  }
  const settled = applyStep({ ...state, draft: null, tool: 'select' }, { type: 'end-step' });
  const index = settled.drawing[draft.kind].shown.length - 1;
  const selection = { kind: draft.kind, index, vertex: null };
  return announce({ ...settled, selection }, finishedLine(draft.kind, draft.points));
}

/** Called before any other change: a line is kept if it is long enough, otherwise dropped. */
export function closeDraft(state: EditorState): EditorState {
  if (state.draft === null) return state;
  const isEnough = state.draft.points.length >= SHAPE_KINDS[state.draft.kind].minPoints;
  return isEnough ? finishDraft(state) : cancelDraft(state);
}

export function cancelDraft(state: EditorState): EditorState {
  if (state.draft === null) return state;
  const { kind, before } = state.draft;
  const next = { ...state.history.present, [kind]: before };
  return announce(
    { ...applyStep(state, { type: 'edit', next, group: GROUP }), draft: null },
    `${SHAPE_NAMES[kind]} cancelled`,
  );
}

export function removeLastPoint(state: EditorState): EditorState {
  const { draft } = state;
  const last = draft?.points.at(-1);
  if (draft === null || last === undefined) return state;
  const points = draft.points.slice(0, -1);
  if (points.length === 0) return cancelDraft(state);
  const takenBack = [last, ...draft.takenBack];
  return announce(
    draw(state, { ...draft, points, takenBack }),
    `Point ${points.length + 1} taken back`,
  );
}

export function putBackPoint(state: EditorState): EditorState {
  const { draft } = state;
  const [point, ...takenBack] = draft?.takenBack ?? [];
  if (draft === null || point === undefined) return state;
  const points = [...draft.points, point];
  return announce(draw(state, { ...draft, points, takenBack }), `Point ${points.length} added`);
}

/** Continues a path from one of its ends, backwards from its first point. */
export function continuePath(state: EditorState, { index, vertex }: VertexRef): EditorState {
  const path = state.drawing.path.shown[index];
  if (path === undefined || state.drawing.path.isStale) return state;
  const before = state.history.present.path;
  const draft: Draft = {
    kind: 'path',
    points: vertex === 0 ? path.points.toReversed() : path.points,
    takenBack: [],
    drawnBy: 'crosshair',
    base: replaceShape(before, index, []),
    before,
  };
  const colours = { ...state.colours, path: path.colour };
  const settled = applyStep({ ...state, colours, selection: null }, { type: 'end-step' });
  return announce({ ...settled, tool: 'path', draft }, 'Add points to the path');
}

/** Goes on with a line that was being drawn when the editor was closed, unless what it was added to has changed. */
export function resumeDraft(state: EditorState, { draft, colours }: UnfinishedLine): EditorState {
  if (draft === null || state.history.present[draft.kind] !== draft.before) return state;
  return draw({ ...state, colours, tool: draft.kind }, draft);
}

/** Applies the line again, after a change of its points or its colour. */
export function draw(state: EditorState, draft: Draft): EditorState {
  const next = withDraft(state.history.present, draft, state.colours[draft.kind]);
  return { ...applyStep(state, { type: 'edit', next, group: GROUP }), draft };
}

function newDraft({ history }: EditorState, kind: ShapeKind): Draft {
  const text = history.present[kind];
  return { kind, points: [], takenBack: [], drawnBy: 'crosshair', base: text, before: text };
}
