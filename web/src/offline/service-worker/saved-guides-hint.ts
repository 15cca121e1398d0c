import type { TileTemplate } from './route-request.ts';

/** Lets the worker ignore requests synchronously on devices where nothing is saved. */
export type SavedGuides = { readonly hasMedia: boolean; readonly tileTemplate: TileTemplate };

export type SavedGuidesHint = {
  /** Undefined while it isn't known. It may be outdated by one request. */
  readonly known: () => SavedGuides | undefined;
  /** Must be called with each request, because something may be saved at any time. Never rejects. */
  readonly refresh: () => Promise<void>;
};

export function createSavedGuidesHint(read: () => Promise<SavedGuides>): SavedGuidesHint {
  let known: SavedGuides | undefined;
  let inFlight: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    known = await read().catch(() => undefined);
    inFlight = null;
  };
  return {
    known: () => known,
    // Requests come in bursts.
    refresh: () => {
      inFlight ??= refresh();
      return inFlight;
    },
  };
}
