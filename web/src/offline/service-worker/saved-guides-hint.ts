import type { TileTemplate } from './find-tile-id.ts';

/** What a worker has to know at once to leave alone the requests of all who have saved nothing. */
export type SavedGuides = { readonly hasMedia: boolean; readonly tileTemplate: TileTemplate };

export type SavedGuidesHint = {
  /** Undefined while it isn't known. It may be outdated by one question. */
  readonly known: () => SavedGuides | undefined;
  /** To be called with each question: something may be saved at any time. Never rejects. */
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
