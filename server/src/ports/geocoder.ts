import type { Point } from '@laneway/domain/geo/point';

export type FoundAddress = { readonly label: string; readonly point: Point };

export type Geocoder = {
  /** What a text may mean, best match first. Rejects when the service can't be reached or makes no sense. */
  readonly find: (text: string) => Promise<readonly FoundAddress[]>;
};
