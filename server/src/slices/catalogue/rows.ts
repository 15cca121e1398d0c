/** A point as the database driver returns it. */
export type PointValue = { readonly x: number; readonly y: number };

/** What the access check needs to know about a guide and its viewer. */
export type GatedGuideRow = {
  readonly price_cents: number;
  readonly is_public: boolean;
  readonly author_id: number;
  readonly listing: 'live' | 'withdrawn';
  readonly owned: boolean;
};

/** What guides and places both have. */
type ContentRow = {
  readonly title: string;
  readonly description: string;
  readonly location: PointValue | null;
  readonly image_uri: string | null;
  readonly image_alt: string | null;
  readonly image_stand_in: string | null;
  readonly audio_uri: string | null;
  readonly audio_captions_uri: string | null;
  readonly video_uri: string | null;
  readonly video_captions_uri: string | null;
  readonly path: string | null;
  readonly boundary: string | null;
};

/** A guide as stored. */
export type GuideRow = GatedGuideRow &
  ContentRow & {
    readonly id: number;
    readonly author_name: string;
    readonly place_count: number;
    /** As PostgreSQL prints a box: '(east,north),(west,south)'. */
    readonly bounds: string | null;
    readonly size_bytes: number;
    readonly duration_minutes: number | null;
    readonly language: string;
    readonly walk: string | null;
    readonly rating_sum: number;
    readonly rating_count: number;
    readonly last_modified: Date;
  };

/** A guide in a paged list. The next page starts after this time. */
export type PagedGuideRow = GuideRow & { readonly published_ms: number };

export type PlaceRow = ContentRow & {
  readonly id: number;
  readonly guide_id: number;
  readonly marker: string | null;
  readonly trigger: string | null;
  readonly audio_ms: number | null;
  readonly place_listing: 'live' | 'withdrawn';
};
