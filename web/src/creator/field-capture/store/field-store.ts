import type { FieldContents, Outing, RecordedPath, Spot, SpotAttempt } from './records.ts';

/** The parts of a spot that someone may change until it is on its way. */
export type SpotChanges = Partial<
  Pick<Spot, 'title' | 'point' | 'accuracyMetres' | 'photo' | 'voice' | 'isDraft'>
>;

export type UploadedPart = 'photo' | 'voice';

/**
 * What one person has captured on this device and not sent yet. Every promise resolves once the change is on the
 * device, and rejects when it isn't.
 */
export type FieldStore = {
  readonly read: () => Promise<FieldContents>;
  /** Calls back with everything, now and after each change, also by other tabs; or once with why it can't. */
  readonly watch: (
    onContents: (contents: FieldContents) => void,
    onFailed: (error: unknown) => void,
  ) => () => void;
  readonly putOuting: (outing: Outing) => Promise<void>;
  readonly changeOuting: (id: string, changes: Partial<Outing>) => Promise<void>;
  readonly addSpot: (spot: Spot) => Promise<void>;
  /** False if the spot is on its way or gone. */
  readonly changeSpot: (id: string, changes: SpotChanges) => Promise<boolean>;
  readonly deleteSpot: (id: string) => Promise<void>;
  readonly putPath: (path: RecordedPath) => Promise<void>;
  readonly deletePath: (id: string) => Promise<void>;
  /** Stores where a file went, unless the file has been replaced since. */
  readonly saveUpload: (
    spotId: string,
    part: UploadedPart,
    fileId: string,
    uri: string,
  ) => Promise<void>;
  /**
   * Fixes the request of a spot before it is sent; the earlier one if there is one. Null if the spot is gone, or there is
   * no request to be made of it now.
   */
  readonly beginAttempt: (
    spotId: string,
    make: (spot: Spot) => SpotAttempt | null,
  ) => Promise<{ readonly spot: Spot; readonly attempt: SpotAttempt } | null>;
  /** After a refusal that changed nothing on the server: the spot can be changed again. */
  readonly endAttempt: (spotId: string) => Promise<void>;
  /** The spot is a place now: only its mark on the map stays. */
  readonly finishSpot: (spotId: string) => Promise<void>;
  readonly finishPath: (pathId: string, text: string) => Promise<void>;
  /** Sends what is left of an outing to a guide of its own. */
  readonly moveToNewGuide: (walkId: string) => Promise<void>;
  /** Forgets outings that are over and have nothing left to send. */
  readonly clearFinishedOutings: (now: number) => Promise<void>;
  readonly close: () => void;
};
