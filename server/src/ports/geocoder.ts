import type { Point } from '@laneway/domain/geo/point';

export type FoundAddress = { readonly label: string; readonly point: Point };

export type Geocoder = {
  /** The matches of a text, best first. Rejects when the service can't be reached or its response is invalid. */
  readonly find: (text: string) => Promise<readonly FoundAddress[]>;
};
