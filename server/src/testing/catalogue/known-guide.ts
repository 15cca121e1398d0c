/** A guide that the judged searches should find. */
export type KnownGuide = {
  readonly title: string;
  readonly about: string;
  readonly author: string;
  readonly at: readonly [lat: number, lng: number];
  /** The price in dollars; a public guide has none. */
  readonly price?: number;
  readonly language?: string;
  readonly places: Readonly<Record<string, string>>;
};
