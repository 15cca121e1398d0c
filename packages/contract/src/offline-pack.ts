import { PublishedGuide, PublishedPlace } from './catalogue.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { Bounds, Count, Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

const Zoom = Type.Integer({ minimum: 0, maximum: 22 });

/** SHA-256 in hex. */
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 });

/** Changes exactly when the contents of a guide or its files do. */
export const PackVersion = text(LIMITS.packVersion);

/** One file of a saved guide. Its URL is stable, so it is also the file's key in the store. */
export const PackedMedia = reply('PackedMedia', {
  url: text(LIMITS.uri),
  /** The URL of the bytes: on our own origin, with range support. Images are scaled to a width for phones. */
  source: text(LIMITS.uri),
  type: text(127),
  size: Count,
  sha256: Sha256,
  /**
   * The digest of each part of OFFLINE_PART_BYTES, so that a part can be verified on arrival; the last one is shorter.
   */
  parts: Type.Array(Sha256, { maxItems: LIMITS.partsPerFile }),
});
export type PackedMedia = Static<typeof PackedMedia>;

export const TILE_KINDS = ['raster', 'vector'] as const;

/** The map around a guide; only where the tile server allows storing tiles. */
export const PackedTiles = reply('PackedTiles', {
  /** Images, or the vector tiles of the operator's map file. */
  kind: oneOf(TILE_KINDS),
  /** With {z}, {x} and {y}; a raster server may have {s} and {r} too. */
  tile_url: text(LIMITS.uri),
  /** With a margin around the guide. West is greater than east where it crosses the antimeridian. */
  bounds: Bounds,
  min_zoom: Zoom,
  max_zoom: Zoom,
});
export type PackedTiles = Static<typeof PackedTiles>;

/** Everything a device needs to show a guide without a network. */
export const OfflinePack = reply('OfflinePack', {
  pack_version: Type.Literal(1),
  version: PackVersion,
  generated_at: Timestamp,
  guide: PublishedGuide,
  places: Type.Array(PublishedPlace, { maxItems: LIMITS.placesPerGuide }),
  /** The most urgent files come first. */
  media: Type.Array(PackedMedia, { maxItems: LIMITS.packedFiles }),
  /** The sum of the media's sizes. */
  size_bytes: Count,
  tiles: nullable(PackedTiles),
});
export type OfflinePack = Static<typeof OfflinePack>;

export const ListOfflineVersionsQuery = request('ListOfflineVersionsQuery', {
  guide_ids: Type.Array(Id, { minItems: 1, maxItems: LIMITS.pageSize }),
});
export type ListOfflineVersionsQuery = Static<typeof ListOfflineVersionsQuery>;

export const OfflineVersion = reply('OfflineVersion', {
  g_id: Id,
  version: PackVersion,
  size_bytes: Count,
});
export type OfflineVersion = Static<typeof OfflineVersion>;

export const OfflineVersionList = Type.Array(OfflineVersion, { maxItems: LIMITS.pageSize });
