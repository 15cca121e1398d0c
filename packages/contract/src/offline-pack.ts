import { type Static, Type } from 'typebox';
import { PublishedGuide, PublishedPlace } from './catalogue.ts';
import { LIMITS } from './limits.ts';
import { reply } from './objects.ts';
import { Bounds, Count, nullable, Timestamp, text } from './scalars.ts';

const Zoom = Type.Integer({ minimum: 0, maximum: 22 });

/** One file of a saved guide. Its URL is stable, so it is also the file's key in the store. */
export const PackedMedia = reply('PackedMedia', {
  url: text(LIMITS.uri),
  type: text(127),
  size: Count,
});
export type PackedMedia = Static<typeof PackedMedia>;

/** The map around a guide; offered only where the tile server allows tiles to be stored. */
export const PackedTiles = reply('PackedTiles', {
  tile_url: text(LIMITS.uri),
  bounds: Bounds,
  min_zoom: Zoom,
  max_zoom: Zoom,
});
export type PackedTiles = Static<typeof PackedTiles>;

/** Everything a device needs to show a guide without a network. */
export const OfflinePack = reply('OfflinePack', {
  pack_version: Type.Literal(1),
  generated_at: Timestamp,
  guide: PublishedGuide,
  places: Type.Array(PublishedPlace, { maxItems: LIMITS.placesPerGuide }),
  media: Type.Array(PackedMedia, { maxItems: 4 * (LIMITS.placesPerGuide + 1) }),
  /** The sum of the media's sizes. */
  size_bytes: Count,
  tiles: nullable(PackedTiles),
});
export type OfflinePack = Static<typeof OfflinePack>;
