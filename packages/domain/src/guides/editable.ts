import type { Point } from '../geo/point.ts';
import type { ContentStatus, PlaceStatus, SimpleStatus } from '../statuses.ts';

/** Where a unified view was read from. */
export const SOURCE_TYPES = ['pending', 'published'] as const;

export type SourceType = (typeof SOURCE_TYPES)[number];

/**
 * One view over published guides, pending ones and ones that exist only in the dashboard, so that
 * the forms and previews need to know no difference. Texts are never null and never placeholders;
 * media that is absent is null.
 */
export type EditableGuide = {
  /** The number of a saved row, or a text for what is unsaved: see ids.ts. */
  readonly gn_id: number | string;
  /** Of the published guide that this is, or is a draft of. */
  readonly gn_g_id: number | null;
  readonly gn_pg_id: number | null;
  readonly gn_title: string;
  readonly gn_description: string;
  readonly gn_image_url: string | null;
  readonly gn_audio_url: string | null;
  readonly gn_video_url: string | null;
  readonly gn_author_id: number | null;
  readonly gn_author_name: string | null;
  /** Withdrawn is said of published guides that are off sale. */
  readonly gn_status: SimpleStatus | 'withdrawn';
  readonly gn_pending_status: ContentStatus;
  /** The price in dollars as the form's text; '0' for free and for untouched. */
  readonly gn_price_status: string;
  readonly gn_is_public: boolean;
  readonly gn_loc: Point | null;
  readonly gn_path: string | null;
  readonly gn_boundary: string | null;
  readonly gn_last_modified: string | null;
  readonly gn_source_type: SourceType;
  readonly gn_admin_comment: string | null;
  /** Of the published guide that a draft was made from. */
  readonly gn_original_id: number | null;
  /** The version that was read; null for what has never been saved as pending. */
  readonly gn_version: number | null;
  readonly places: readonly EditablePlace[];
};

export type EditablePlace = {
  readonly pn_id: number | string;
  readonly pn_p_id: number | null;
  readonly pn_pp_id: number | null;
  readonly pn_title: string;
  readonly pn_description: string;
  readonly pn_image_url: string | null;
  readonly pn_audio_url: string | null;
  readonly pn_video_url: string | null;
  readonly pn_status: PlaceStatus;
  readonly pn_pending_status: ContentStatus;
  readonly pn_source_type: SourceType;
  /** Where the pin stands. */
  readonly pn_marker: Point | null;
  /** Where directions lead. */
  readonly pn_loc: Point | null;
  readonly pn_path: string | null;
  readonly pn_boundary: string | null;
  /** Of the guide that holds it: a pending place names a pending guide. */
  readonly pn_guide_id: number | string;
  readonly pn_original_p_id: number | null;
  /** Its turn in an order made by hand; null in a guide that was never ordered so. */
  readonly pn_order: number | null;
  readonly pn_version: number | null;
};
