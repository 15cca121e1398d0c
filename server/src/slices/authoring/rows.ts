import type { ContentStatus } from '@laneway/domain/statuses';
import type { GuideContentRow, PlaceContentRow } from '../catalogue/public/content-columns.ts';

type RevisionRow = {
  readonly id: number;
  readonly status: ContentStatus;
  readonly version: number;
  readonly admin_comment: string | null;
  /** The version that the comment is about. */
  readonly comment_version: number | null;
  readonly comment_updated_at: Date | null;
  readonly updated_at: Date;
  /** A few pixels, shown until the image has loaded, if it is one of our files. */
  readonly image_stand_in: string | null;
};

export type PendingGuideRow = RevisionRow &
  GuideContentRow & {
    readonly original_guide_id: number | null;
    /** The published guide that it is a copy of, or that its original was a revision of. */
    readonly copied_from_guide_id: number | null;
    readonly author_id: number;
    readonly author_name: string;
    readonly transfer_state: 'transferring' | 'transferred' | 'failed' | null;
    readonly transfer_failure: string | null;
    readonly created_at: Date;
  };

export type PendingPlaceRow = RevisionRow &
  PlaceContentRow & {
    readonly pending_guide_id: number;
    readonly original_place_id: number | null;
    /** Null while the places are sorted by id. */
    readonly position: number | null;
    /** The number in its name while it has no title. */
    readonly name_number: number;
    /** The length of the audio, if it is one of our files and has been measured. */
    readonly audio_ms: number | null;
  };
