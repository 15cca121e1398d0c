import type { FieldContents, Outing, RecordedPath, Spot, SpotAttempt } from './records.ts';

/** The parts of a spot that may change until it is being sent. */
export type SpotChanges = Partial<
  Pick<Spot, 'title' | 'point' | 'accuracyMetres' | 'photo' | 'voice' | 'isDraft'>
>;

export type UploadedPart = 'photo' | 'voice';

/**
 * One person's captured and unsent data on this device. Every promise resolves once the change is stored, and rejects
 * otherwise.
 */
export type FieldStore = {
  readonly read: () => Promise<FieldContents>;
  /**
   * Calls the listener with everything, now and after each change, including those of other tabs; or once with an
   * error.
   */
  readonly watch: (
    onContents: (contents: FieldContents) => void,
    onFailed: (error: unknown) => void,
  ) => () => void;
  readonly putOuting: (outing: Outing) => Promise<void>;
  readonly changeOuting: (id: string, changes: Partial<Outing>) => Promise<void>;
  readonly addSpot: (spot: Spot) => Promise<void>;
  /** False if the spot is being sent or was deleted. */
  readonly changeSpot: (id: string, changes: SpotChanges) => Promise<boolean>;
  readonly deleteSpot: (id: string) => Promise<void>;
  readonly putPath: (path: RecordedPath) => Promise<void>;
  readonly deletePath: (id: string) => Promise<void>;
  /** Stores the URI of an uploaded file, unless the file has been replaced since. */
  readonly saveUpload: (
    spotId: string,
    part: UploadedPart,
    fileId: string,
    uri: string,
  ) => Promise<void>;
  /**
   * Fixes the request of a spot before it is sent; an earlier one is kept. Null if the spot is gone, or can't be sent
   * now.
   */
  readonly beginAttempt: (
    spotId: string,
    make: (spot: Spot) => SpotAttempt | null,
  ) => Promise<{ readonly spot: Spot; readonly attempt: SpotAttempt } | null>;
  /** After a refusal that changed nothing on the server, the spot can be changed again. */
  readonly endAttempt: (spotId: string) => Promise<void>;
  /** Called when the spot has become a place: only its mark on the map stays. */
  readonly finishSpot: (spotId: string) => Promise<void>;
  readonly finishPath: (pathId: string, text: string) => Promise<void>;
  /** Sends the rest of an outing to a new guide. */
  readonly moveToNewGuide: (walkId: string) => Promise<void>;
  /** Deletes outings that are over and have nothing left to send. */
  readonly clearFinishedOutings: (now: number) => Promise<void>;
  readonly close: () => void;
};
