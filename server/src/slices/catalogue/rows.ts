/** A guide as the database gives it, with what the gate needs to know of the viewer. */
export type GuideRow = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly summary: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly image_uri: string | null;
  readonly image_stand_in: string | null;
  readonly audio_uri: string | null;
  readonly video_uri: string | null;
  readonly path: string | null;
  readonly boundary: string | null;
  readonly price_cents: number;
  readonly is_public: boolean;
  readonly author_id: number;
  readonly author_name: string;
  readonly listing: 'live' | 'withdrawn';
  readonly place_count: number;
  readonly south: number | null;
  readonly west: number | null;
  readonly north: number | null;
  readonly east: number | null;
  readonly size_bytes: number;
  readonly duration_minutes: number | null;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly published_at: Date;
  readonly last_modified: Date;
  readonly owned: boolean;
};

export type PlaceRow = {
  readonly id: number;
  readonly guide_id: number;
  readonly title: string;
  readonly description: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly marker: string | null;
  readonly image_uri: string | null;
  readonly image_stand_in: string | null;
  readonly audio_uri: string | null;
  readonly video_uri: string | null;
  readonly path: string | null;
  readonly boundary: string | null;
  readonly listing: 'live' | 'withdrawn';
};
