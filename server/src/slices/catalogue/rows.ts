import type { ListingState } from '@laneway/domain/workflow/listing';
import type { GuideContentRow, PlaceContentRow } from './public/content-columns.ts';

/** The access check's data about a guide and its viewer. */
export type GuideAccessRow = {
  readonly price_cents: number;
  readonly is_public: boolean;
  readonly author_id: number;
  readonly listing: ListingState;
  readonly owned: boolean;
};

/** Published content has a title and a description. */
type Published = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly image_stand_in: string | null;
};

/** The public facts about a live place. */
export type NamedPlaceRow = {
  readonly id: number;
  readonly title: string;
  readonly audio_ms: number | null;
  readonly is_sample: boolean;
};

export type GuideRow = GuideAccessRow &
  GuideContentRow &
  Published & {
    readonly author_name: string;
    readonly place_count: number;
    /** As PostgreSQL prints a box: '(east,north),(west,south)'. */
    readonly bounds: string | null;
    readonly size_bytes: number;
    readonly has_audio: boolean;
    readonly rating_sum: number;
    readonly rating_count: number;
    readonly last_modified: Date;
    /** In walking order; null in lists. */
    readonly named_places: readonly NamedPlaceRow[] | null;
  };

/** A guide in a paged list. The next page starts after this time. */
export type PagedGuideRow = GuideRow & { readonly published_ms: number };

export type PlaceRow = PlaceContentRow &
  Published & {
    readonly guide_id: number;
    readonly audio_ms: number | null;
    readonly place_listing: ListingState;
  };
