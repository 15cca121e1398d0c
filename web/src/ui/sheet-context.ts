import { createContext, type RefObject } from 'react';
import type { SheetSnap } from './sheet-stop.ts';

/** What a sheet needs of the stage it is on. */
export type SheetStage = {
  /** The map, which can be used beside and above a sheet. */
  readonly backdrop: RefObject<HTMLElement | null>;
  /** Told how far a sheet covers the stage; null when none does. */
  readonly onCover: (snap: SheetSnap | null) => void;
};

export const SheetContext = createContext<SheetStage | null>(null);
