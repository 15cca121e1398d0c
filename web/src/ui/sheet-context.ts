import { createContext, type RefObject } from 'react';
import type { SheetSnap } from './sheet-stop.ts';

/** A sheet's interface to its stage. */
export type SheetStage = {
  /** The map, which can be used beside and above a sheet. */
  readonly backdrop: RefObject<HTMLElement | null>;
  /** Called with the position of a sheet that covers the stage; null when none does. */
  readonly onCover: (snap: SheetSnap | null) => void;
};

export const SheetContext = createContext<SheetStage | null>(null);
