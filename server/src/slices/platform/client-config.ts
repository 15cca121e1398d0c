import type { ReplyOf } from '@laneway/contract/call-types';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { CURRENCY } from '@laneway/domain/terms';
import { publicTileUrl } from '../../platform/pmtiles/map-file.ts';
import type { Geocoder } from '../../ports/geocoder.ts';
import type { Payments } from '../../ports/payments.ts';

export type ClientConfigDeps = {
  readonly version: string;
  readonly config: {
    readonly tiles: {
      readonly url: string;
      readonly attribution: string;
      readonly offline: boolean;
    };
  };
  readonly payments: Pick<Payments, 'name'>;
  readonly geocoder: Geocoder | null;
};

/** The settings that the app needs. They change only when the server restarts. */
export function clientConfig({
  version,
  config: { tiles },
  payments,
  geocoder,
}: ClientConfigDeps): ReplyOf<'getConfig'> {
  return {
    version,
    tile_url: publicTileUrl(tiles.url),
    tile_attribution: tiles.attribution,
    tile_offline: tiles.offline,
    address_search: geocoder !== null,
    payment_provider: payments.name,
    max_upload_bytes: MAX_UPLOAD_BYTES,
    currency: CURRENCY,
  };
}
