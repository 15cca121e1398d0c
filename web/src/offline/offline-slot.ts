import { createContext } from 'react';
import type { OfflineGuides } from './offline-guides.ts';

/** The app's saved guides, whose code is loaded when it is first needed. */
export type OfflineSlot = {
  /** Null until they have been loaded. */
  readonly loaded: () => OfflineGuides | null;
  /** Loads them once; rejects if their code can't be had, and may then be called again. */
  readonly open: () => Promise<OfflineGuides>;
  /** Calls once they have been loaded; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Null where nothing is saved: on the server, and in tests of pages that have nothing to do with it. */
export const OfflineSlotContext = createContext<OfflineSlot | null>(null);
