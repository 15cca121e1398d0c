import { BROWSE_ORDERS, MAX_COUNTED } from '@laneway/domain/discovery/browsing';
import { MAX_ALONE } from '@laneway/domain/discovery/group-spots';
import { LANGUAGES } from '@laneway/domain/guides/languages';
import { PublishedGuide } from './catalogue.ts';
import { guideFilterFields } from './guide-filters.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { pagingFields } from './paging.ts';
import { Bounds, Count, Id, LanguageTag, nullable, oneOf, text } from './scalars.ts';

const MAX_CLUSTERS = 1_100;

export const DiscoverQuery = request('DiscoverQuery', {
  bbox: Type.String({
    maxLength: 100,
    pattern: '^-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?){3}$',
    description:
      'Guides within south,west,north,east, extended to whole map tiles. West is greater than east where the area crosses the 180th meridian.',
  }),
  zoom: Type.Number({ minimum: 0, maximum: 25, description: 'The zoom of a map of 256 px tiles.' }),
});
export type DiscoverQuery = Static<typeof DiscoverQuery>;

/** Guides too close together to be told apart at this zoom; the cluster is at their centre. */
export const GuideCluster = reply('GuideCluster', {
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  count: Count,
  bounds: Bounds,
});
export type GuideCluster = Static<typeof GuideCluster>;

export const DiscoveredGuides = reply('DiscoveredGuides', {
  clusters: Type.Array(GuideCluster, { maxItems: MAX_CLUSTERS }),
  /** The unclustered guides first, then those nearest to the centre of the area. */
  guides: Type.Array(PublishedGuide, { maxItems: MAX_ALONE }),
  /** The ids of the unclustered guides. */
  alone: Type.Array(Id, { maxItems: MAX_ALONE }),
  total: Count,
});
export type DiscoveredGuides = Static<typeof DiscoveredGuides>;

export const BrowseQuery = request('BrowseQuery', {
  order: Type.Optional(
    Type.Unsafe<(typeof BROWSE_ORDERS)[number]>({
      ...oneOf(BROWSE_ORDERS),
      description: 'Newest first unless it says otherwise. near needs a position.',
    }),
  ),
  near: Type.Optional(
    Type.String({
      maxLength: LIMITS.location,
      pattern: '^-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?$',
      description: 'A position as lat,lng.',
    }),
  ),
  walk_now: Type.Optional(
    Type.Boolean({
      description: 'Guides close to a position, and short enough to walk now, only.',
    }),
  ),
  ...guideFilterFields,
  ...pagingFields,
});
export type BrowseQuery = Static<typeof BrowseQuery>;

export const BrowsedGuides = reply('BrowsedGuides', {
  items: Type.Array(PublishedGuide, { maxItems: LIMITS.pageSize }),
  /** All matches. `MAX_COUNTED + 1` stands for any higher number. */
  total: Type.Integer({ minimum: 0, maximum: MAX_COUNTED + 1 }),
  next_cursor: nullable(text(LIMITS.cursor)),
});
export type BrowsedGuides = Static<typeof BrowsedGuides>;

/** The languages in which there are guides on sale. */
export const GuideLanguages = reply('GuideLanguages', {
  languages: Type.Array(LanguageTag, { maxItems: LANGUAGES.length }),
});
export type GuideLanguages = Static<typeof GuideLanguages>;
