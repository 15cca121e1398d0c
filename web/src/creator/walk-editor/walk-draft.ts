import type { Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import type { LastCheck } from './checks/use-walk-check.ts';
import type { WalkPlace } from './walk-content.ts';

/** The next undo and redo. */
export type UndoState = { readonly canUndo: boolean; readonly canRedo: boolean };

/**
 * The walk of an open guide, including unsaved changes, and the functions to change it. Zones are as in the plan, whose
 * path may run opposite to the direction in which it was drawn.
 */
export type WalkDraft = {
  readonly plan: WalkPlan;
  /** By stop, as “3. Degraves Street”. */
  readonly names: ReadonlyMap<number, string>;
  /** In walking order, including places without a stop because they aren't on the map. */
  readonly places: readonly WalkPlace[];
  /** The creator's choice; null for the defaults. */
  readonly settings: WalkSettings | null;
  /** Null while the guide itself is selected. It may be a place without a stop. */
  readonly selectedStop: number | null;
  readonly select: (stopId: number | null) => void;
  /** Null for the defaults. Consecutive changes with the same group are undone together. */
  readonly changeTrigger: (stopId: number, trigger: Trigger | null, group?: string) => void;
  /** Several at once, undone together. */
  readonly changeTriggers: (changes: ReadonlyMap<number, Trigger | null>) => void;
  readonly changeSettings: (settings: WalkSettings | null) => void;
  /** Puts the places into another order, given by stops, and saves it; null where they can’t be moved. */
  readonly reorder: ((order: readonly number[]) => void) | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly undoState: UndoState;
  /** The last undone or redone step, for screen readers. */
  readonly announcement: string;
  /** True if the guide is locked, or the selected place is off sale. */
  readonly isReadOnly: boolean;
  readonly lastCheck: LastCheck;
};
