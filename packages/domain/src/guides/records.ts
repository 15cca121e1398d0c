import type { ContentStatus } from '../statuses.ts';

/**
 * Guides and places as the wire carries them, under the wire's names: a location is text with a
 * sentinel for none, an absent text may be null or a placeholder. Published records are what
 * visitors see; pending ones are the revisions that go through review.
 */

type Text = string | null;

export type PublishedGuideRecord = {
  readonly g_id: number;
  readonly g_title: Text;
  readonly g_description: Text;
  readonly g_location: Text;
  readonly g_image: Text;
  readonly g_audio: Text;
  readonly g_video: Text;
  readonly g_path: Text;
  readonly g_boundary: Text;
  /** Dollars. */
  readonly g_price: number;
  readonly g_is_public: boolean;
  /** False while the guide is withdrawn from sale. */
  readonly g_active: boolean;
  readonly g_author_id: number | null;
  readonly g_author: Text;
  readonly g_last_modified: Text;
};

export type PublishedPlaceRecord = {
  readonly p_id: number;
  readonly g_id: number;
  readonly p_title: Text;
  readonly p_description: Text;
  readonly p_location: Text;
  readonly p_marker: Text;
  readonly p_image: Text;
  readonly p_audio: Text;
  readonly p_video: Text;
  readonly p_path: Text;
  readonly p_boundary: Text;
  readonly p_active: boolean;
  /** Its turn in an order made by hand; null in a guide that was never ordered so. */
  readonly p_order: number | null;
};

export type PendingGuideRecord = {
  readonly pg_id: number;
  readonly pg_title: Text;
  readonly pg_description: Text;
  readonly pg_location: Text;
  readonly pg_image: Text;
  readonly pg_audio: Text;
  readonly pg_video: Text;
  readonly pg_path: Text;
  readonly pg_boundary: Text;
  /** Dollars. */
  readonly pg_price: number;
  /** Tells a public guide from one that is free for members; both cost nothing. */
  readonly pg_is_public: boolean;
  readonly pg_pending_status: ContentStatus;
  readonly pg_author_id: number | null;
  readonly pg_author_name: Text;
  readonly original_g_id: number | null;
  readonly admin_comment: Text;
  readonly pg_updated: Text;
  /** Goes up with every save; a save names the one it was based on. */
  readonly pg_version: number;
  readonly pending_places?: readonly PendingPlaceRecord[];
};

export type PendingPlaceRecord = {
  readonly pp_id: number;
  readonly pp_pg_id: number;
  readonly pp_title: Text;
  readonly pp_description: Text;
  readonly pp_marker: Text;
  readonly pp_location: Text;
  readonly pp_image: Text;
  readonly pp_audio: Text;
  readonly pp_video: Text;
  readonly pp_path: Text;
  readonly pp_boundary: Text;
  readonly pp_original_p_id: number | null;
  readonly pp_pending_status: ContentStatus;
  /** Its turn in an order made by hand; null in a guide that was never ordered so. */
  readonly pp_order: number | null;
  readonly pp_version: number;
};

/** What a save of a guide sends. Author and status are stated but never believed. */
export type PendingGuideBody = Omit<
  PendingGuideRecord,
  'pg_id' | 'original_g_id' | 'admin_comment' | 'pg_updated' | 'pg_version' | 'pending_places'
> & {
  /** On creation: the published guide that this is a draft of. */
  readonly source_published_guide_id?: number;
  /** On update: the version that was edited. */
  readonly pg_version?: number;
};

/** What a save of a place sends. */
export type PendingPlaceBody = Omit<PendingPlaceRecord, 'pp_id' | 'pp_version'> & {
  /** On update: the version that was edited. */
  readonly pp_version?: number;
};
