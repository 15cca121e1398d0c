import type { Point } from '@laneway/domain/geo/point';
import type { Geometry, GeometryField } from '../geometry.ts';
import type {
  Held,
  PlaceKey,
  Selection,
  ShapeRef,
  TapSource,
  Tool,
  VertexRef,
} from './editor-state.ts';

/** The element under a tap or the crosshair; `point` is where something would be placed. */
export type Target = { readonly point: Point } & (
  | { readonly what: 'ground' }
  | { readonly what: 'pin' }
  | { readonly what: 'vertex'; readonly ref: VertexRef }
  /** The handle in the middle of a side, which becomes a point. */
  | { readonly what: 'side'; readonly ref: ShapeRef; readonly after: number }
  | { readonly what: 'shape'; readonly ref: ShapeRef }
  /** The point of the line being drawn that finishes it. */
  | { readonly what: 'end-of-draft' }
);

export type EditorEvent =
  | { readonly type: 'choose-tool'; readonly tool: Tool }
  | { readonly type: 'tap'; readonly target: Target; readonly by: TapSource }
  | { readonly type: 'select'; readonly selection: Selection | null }
  | { readonly type: 'hold'; readonly held: Held }
  /** Null removes the pin. */
  | { readonly type: 'move-pin'; readonly point: Point | null }
  | { readonly type: 'move-vertex'; readonly ref: VertexRef; readonly point: Point }
  | {
      readonly type: 'insert-vertex';
      readonly ref: ShapeRef;
      readonly after: number;
      readonly point: Point;
    }
  | { readonly type: 'delete-vertex'; readonly ref: VertexRef }
  | { readonly type: 'delete-shape'; readonly ref: ShapeRef }
  /** Cuts a path at a point; a boundary waits for the other corner. */
  | { readonly type: 'split'; readonly ref: VertexRef }
  /** Continues a path from one of its ends. */
  | { readonly type: 'continue-path'; readonly ref: VertexRef }
  | { readonly type: 'choose-colour'; readonly colour: string }
  | { readonly type: 'type'; readonly field: GeometryField; readonly text: string }
  /** Typing has paused. */
  | { readonly type: 'end-step' }
  | { readonly type: 'finish' }
  | { readonly type: 'remove-point' }
  | { readonly type: 'cancel' }
  /** A place was added to the guide by a tap. */
  | { readonly type: 'place-added'; readonly id: PlaceKey }
  /** The places around the open record have changed. */
  | { readonly type: 'places-changed'; readonly ids: readonly PlaceKey[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'receive'; readonly value: Geometry };
