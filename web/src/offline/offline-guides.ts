import type { PublishedGuide } from '@laneway/contract/catalogue';
import type { DownloadStep } from '@laneway/domain/offline/progress';
import type { DownloadFailure } from './store/offline-database.ts';

export type { DownloadFailure };

/** A guide that can be opened without a network. Times are ISO text. */
export type SavedGuide = {
  readonly guide: PublishedGuide;
  readonly version: string;
  readonly downloadDate: string;
  readonly lastSync: string;
  readonly sizeBytes: number;
  /** Unavailable files; saving again fetches only these. */
  readonly missing: number;
  /** True if the server has tiles for offline use that aren't all stored. */
  readonly isMapMissing: boolean;
  readonly hasUpdate: boolean;
  /**
   * The time when the server reported that the account has lost the guide; the saved copy stays until it is removed.
   */
  readonly refusedAt: string | null;
  /** The last verification of this version; null if there was none. */
  readonly verified: { readonly at: string; readonly isReady: boolean } | null;
};

/** A guide that is being saved. Once it is complete it is among the saved ones, and no longer here. */
export type Download = {
  readonly guideId: number;
  readonly step: DownloadStep;
  readonly state: 'waiting' | 'running' | 'failed';
  /** Null unless the state is `failed`. */
  readonly failure: DownloadFailure | null;
};

export type OfflineState = {
  /** `unavailable`: this browser stores nothing, as in some private windows. */
  readonly status: 'opening' | 'open' | 'unavailable';
  readonly saved: ReadonlyMap<number, SavedGuide>;
  readonly downloads: ReadonlyMap<number, Download>;
  /** The number of guides saved before logging in that couldn't be added, for lack of space or otherwise. */
  readonly unmoved: number;
};

/** The result of checking that a guide opens, plays and shows its map in flight mode. */
export type Verification = {
  readonly at: string;
  readonly isReady: boolean;
  /** URLs of files that are missing or damaged. */
  readonly missingFiles: readonly string[];
  readonly missingTiles: number;
  /** False if the app itself doesn't open offline. */
  readonly isAppReady: boolean;
};

export type StorageUsage = {
  /** As the browser reports it; otherwise the size of the saved guides. */
  readonly usedBytes: number;
  /** 0 in browsers that don't report it. */
  readonly quotaBytes: number;
  /** True if the browser has promised not to evict our storage. */
  readonly isPersisted: boolean;
};

/** The saved guides of the current account on this device; results and failures are in its state. */
export type OfflineGuides = {
  /** Calls the listener after each change, including those of other tabs; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => OfflineState;
  /** Saves a guide, or fetches its missing or changed parts. Several are saved one after another. */
  readonly save: (guideId: number) => void;
  /** Cancels a download and removes its data. A previously saved version stays. */
  readonly cancel: (guideId: number) => void;
  readonly remove: (guideId: number) => Promise<void>;
  /** Reads every file again. Rejects if the guide isn't saved. */
  readonly verify: (guideId: number) => Promise<Verification>;
  /** Checks which saved guides have a newer version. Never rejects: without a network nothing changes. */
  readonly checkForUpdates: () => Promise<void>;
  readonly usage: () => Promise<StorageUsage>;
  /** Must be called before a logout: keeps the guides for the next login, or removes them. */
  readonly onLogout: (keep: boolean) => Promise<void>;
};

export const OPENING: OfflineState = {
  status: 'opening',
  saved: new Map(),
  downloads: new Map(),
  unmoved: 0,
};
