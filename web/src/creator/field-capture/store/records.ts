import type { AddPendingPlaceBody } from '@laneway/contract/authoring';
import type { Track } from '@laneway/domain/field/track';
import type { Point } from '@laneway/domain/geo/point';
import type { PathMode } from '../../import/import-choice.ts';

/** A spot that has become a place, for the map. */
export type SentSpot = {
  readonly number: number;
  readonly title: string;
  readonly point: Point;
};

/** One outing with the phone. Its captured data go to one guide. */
export type Outing = {
  readonly id: string;
  /** The pending guide; null until it has been created. */
  readonly guideId: number | null;
  /** True if the outing began without a guide. */
  readonly isNewGuide: boolean;
  /** The idempotency key under which the guide is created. */
  readonly guideKey: string;
  /** The time of the first attempt to create the guide. */
  readonly guideTriedAt: number | null;
  readonly title: string;
  readonly startedAt: number;
  /** null while the outing can be resumed. */
  readonly endedAt: number | null;
  readonly sent: readonly SentSpot[];
  /** The paths that have been sent, as path texts. */
  readonly sentPaths: readonly string[];
};

/** A photo or a voice note. Its id distinguishes it from a replacement. */
export type CapturedFile = {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
  /** The duration of a voice note; null if the browser can't determine it. */
  readonly seconds: number | null;
};

/** The request that adds a spot to its guide, exactly as first sent: a retry must repeat it unchanged. */
export type SpotAttempt = {
  readonly guideId: number;
  readonly body: AddPendingPlaceBody;
  readonly triedAt: number;
};

export type Spot = {
  readonly id: string;
  readonly walkId: string;
  readonly number: number;
  readonly title: string;
  readonly point: Point;
  /** Null for a spot that was placed by hand. */
  readonly accuracyMetres: number | null;
  readonly takenAt: number;
  readonly photo: CapturedFile | null;
  readonly voice: CapturedFile | null;
  /** The URIs of the uploaded files. */
  readonly imageUri: string | null;
  readonly audioUri: string | null;
  /**
   * True until the user keeps the new spot. It is stored from the start, because a camera app may push the page out of
   * memory.
   */
  readonly isDraft: boolean;
  /** The idempotency key of the request. */
  readonly key: string;
  /** Not null once the request may have reached the server; from then on the spot can't change. */
  readonly attempt: SpotAttempt | null;
};

/**
 * - `recording`: fixes are being added.
 * - `checking`: while the screen is open, its guesses may be redrawn, and the guide's path be kept or replaced.
 * - `done`: it may be sent.
 */
export type PathState = 'recording' | 'checking' | 'done';

export type RecordedPath = {
  readonly id: string;
  readonly walkId: string;
  readonly track: Track;
  readonly state: PathState;
  readonly updatedAt: number;
  /** The sent text, to recognise it in the guide. */
  readonly text: string | null;
  /** The choice for the guide's existing path. Without one, the recording is added as a second path. */
  readonly mode?: PathMode;
};

export type FieldContents = {
  readonly outings: readonly Outing[];
  readonly spots: readonly Spot[];
  readonly paths: readonly RecordedPath[];
};

export const NO_CONTENTS: FieldContents = { outings: [], spots: [], paths: [] };
