import type { ContentStatus } from '@laneway/domain/statuses';

/** A point as the driver reads it. */
type PointValue = { readonly x: number; readonly y: number };

/** The common columns of pending guides and places. */
export type ContentRow = {
  readonly title: string | null;
  readonly description: string | null;
  readonly location: PointValue | null;
  readonly image_uri: string | null;
  readonly image_alt: string | null;
  readonly audio_uri: string | null;
  readonly audio_captions_uri: string | null;
  readonly video_uri: string | null;
  readonly video_captions_uri: string | null;
  readonly path: string | null;
  readonly boundary: string | null;
};

type RevisionRow = ContentRow & {
  readonly id: number;
  readonly status: ContentStatus;
  readonly version: number;
  readonly admin_comment: string | null;
  /** The version that the comment is about. */
  readonly comment_version: number | null;
  readonly comment_updated_at: Date | null;
  readonly updated_at: Date;
  /** The placeholder of the image, if it is one of our files. */
  readonly image_stand_in: string | null;
};

export type PendingGuideRow = RevisionRow & {
  readonly original_guide_id: number | null;
  readonly author_id: number;
  readonly author_name: string;
  readonly price_cents: number;
  readonly is_public: boolean;
  readonly duration_minutes: number | null;
  readonly language: string;
  readonly walk: string | null;
  readonly transfer_state: 'transferring' | 'transferred' | 'failed' | null;
  readonly transfer_failure: string | null;
  readonly created_at: Date;
};

export type PendingPlaceRow = RevisionRow & {
  readonly pending_guide_id: number;
  readonly original_place_id: number | null;
  /** Null while the places are sorted by id. */
  readonly position: number | null;
  readonly marker: string | null;
  readonly trigger: string | null;
  /** The length of the audio, if it is one of our files and has been measured. */
  readonly audio_ms: number | null;
};
