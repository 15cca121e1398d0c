import type { Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import type { WalkPlace } from './walk-content.ts';

/** What can be undone or redone next. */
export type UndoState = { readonly canUndo: boolean; readonly canRedo: boolean };

/**
 * The walk of an open guide as its forms show it, unsaved changes included, and the ways to change it. Zones are as in
 * the plan: along its path, whichever way that was drawn.
 */
export type WalkDraft = {
  readonly plan: WalkPlan;
  /** By stop, as “3. Degraves Street”. */
  readonly names: ReadonlyMap<number, string>;
  /** In walking order, with those that have no stop because they aren't on the map. */
  readonly places: readonly WalkPlace[];
  /** What the creator chose; null for the defaults. */
  readonly settings: WalkSettings | null;
  /** Null while the guide itself is selected. It may be a place without a stop. */
  readonly selectedStop: number | null;
  readonly select: (stopId: number | null) => void;
  /** Null for the defaults. Changes in a row with the same group are undone together. */
  readonly changeTrigger: (stopId: number, trigger: Trigger | null, group?: string) => void;
  /** Several at once, undone together. */
  readonly changeTriggers: (changes: ReadonlyMap<number, Trigger | null>) => void;
  readonly changeSettings: (settings: WalkSettings | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly undoState: UndoState;
  /** What was undone or redone last, to be read out. */
  readonly announcement: string;
  /** Nothing can be changed: the guide is locked, or the selected place is off sale. */
  readonly isReadOnly: boolean;
};
