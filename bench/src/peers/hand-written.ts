// A server as a good engineer writes it in an afternoon: Fastify, prepared statements, rows turned into JSON. It serves
// visitors only, caches nothing, and returns the same bytes and headers as Laneway.
import { hash } from 'node:crypto';
import { coarseOutline } from '@laneway/domain/geo/coarse-outline';
import { pathLengthMetres } from '@laneway/domain/geo/distance';
import { printShape } from '@laneway/domain/geo/shapes-text';
import { walkLine } from '@laneway/domain/walk/plan/walk-line';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';

type GuideRow = {
  id: number;
  title: string;
  description: string;
  lat: number | null;
  lng: number | null;
  image_uri: string | null;
  image_alt: string | null;
  image_stand_in: string | null;
  audio_uri: string | null;
  audio_captions_uri: string | null;
  video_uri: string | null;
  video_captions_uri: string | null;
  path: string | null;
  boundary: string | null;
  walk: string | null;
  price_cents: number;
  is_public: boolean;
  author_id: number;
  author_name: string;
  place_count: number;
  south: number | null;
  west: number | null;
  north: number | null;
  east: number | null;
  size_bytes: string;
  duration_minutes: number | null;
  climb_metres: number | null;
  has_audio: boolean;
  language: string;
  rating_sum: number;
  rating_count: number;
  last_modified: Date;
  published_ms: number;
  named_places: { id: number; title: string; audio_ms: number | null; is_sample: boolean }[] | null;
};

type PlaceRow = {
  id: number;
  guide_id: number;
  title: string;
  description: string;
  lat: number | null;
  lng: number | null;
  marker: string | null;
  image_uri: string | null;
  image_alt: string | null;
  image_stand_in: string | null;
  audio_uri: string | null;
  audio_captions_uri: string | null;
  video_uri: string | null;
  video_captions_uri: string | null;
  path: string | null;
  boundary: string | null;
  trigger: string | null;
  is_sample: boolean;
  audio_ms: number | null;
};

const GUIDE = `
  SELECT g.id, g.title, g.description, g.location[1] AS lat, g.location[0] AS lng,
         g.image_uri, g.image_alt, g.image_stand_in, g.audio_uri, g.audio_captions_uri, g.video_uri,
         g.video_captions_uri, g.path, g.boundary, g.walk,
         g.price_cents, g.is_public, g.author_id, u.name AS author_name, g.place_count,
         (g.bounds[1])[1] AS south, (g.bounds[1])[0] AS west, (g.bounds[0])[1] AS north, (g.bounds[0])[0] AS east,
         g.size_bytes, g.duration_minutes, g.climb_metres, g.has_audio, g.language, g.rating_sum, g.rating_count, g.last_modified
    FROM guides g JOIN users u ON u.id = g.author_id
   WHERE g.listing = 'live'`;

const GUIDE_BY_ID = {
  name: 'guide',
  text: `${GUIDE.replace(
    'g.last_modified',
    `g.last_modified,
     (SELECT coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'audio_ms', p.audio_ms,
                                                 'is_sample', p.is_sample) ORDER BY p.position NULLS LAST, p.id), '[]')
        FROM places p WHERE p.guide_id = g.id AND p.listing = 'live') AS named_places`,
  )} AND g.id = $1`,
};
const GUIDES_BY_IDS = {
  name: 'guides',
  text: `${GUIDE} AND g.id = ANY ($1::integer[]) ORDER BY array_position($1, g.id)`,
};
const PAGE = {
  name: 'page',
  text: `${GUIDE.replace('g.last_modified', "g.last_modified, round(date_part('epoch', g.published_at) * 1000) AS published_ms")} ORDER BY g.published_at DESC, g.id DESC LIMIT $1`,
};
const PLACES = {
  name: 'places',
  text: `SELECT id, guide_id, title, description, location[1] AS lat, location[0] AS lng, marker, image_uri,
                image_alt, image_stand_in, audio_uri, audio_captions_uri, video_uri, video_captions_uri, path, boundary,
                trigger, is_sample, audio_ms
           FROM places WHERE guide_id = $1 AND listing = 'live' ORDER BY position NULLS LAST, id`,
};
const PAGE_SIZE = 20;
const MAX_LISTED_DESCRIPTION_LENGTH = 2_000;

const [connection = '{}', headers = '{}'] = process.argv.slice(2);
/** The headers of every response of Laneway. */
const HEADERS = JSON.parse(headers) as Readonly<Record<string, string>>;
const pool = new pg.Pool({ ...(JSON.parse(connection) as pg.PoolConfig), max: 12 });
const app = fastify({ http: { optimizeEmptyRequests: true } });

app.get<{ Querystring: { guide_ids?: string | string[] } }>(
  '/api/guides',
  async (request, reply) => {
    const asked = request.query.guide_ids;
    const statement =
      asked === undefined
        ? { ...PAGE, values: [PAGE_SIZE + 1] }
        : { ...GUIDES_BY_IDS, values: [[asked].flat().map(Number)] };
    const { rows } = await pool.query<GuideRow>(statement);
    const guides = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? guides.at(-1) : undefined;
    return send(request, reply, guides.map(presentListedGuide), last && nextPage(last));
  },
);

app.get<{ Params: { id: string } }>('/api/guides/:id', async (request, reply) => {
  const { rows } = await pool.query<GuideRow>({
    ...GUIDE_BY_ID,
    values: [Number(request.params.id)],
  });
  return rows[0] === undefined
    ? reply.code(404).send()
    : send(request, reply, presentGuide(rows[0]));
});

app.get<{ Querystring: { guide_id: string } }>('/api/places', async (request, reply) => {
  const values = [Number(request.query.guide_id)];
  const guide = await pool.query<GuideRow>({ ...GUIDE_BY_ID, values });
  if (guide.rows[0] === undefined) return reply.code(404).send();
  if (!guide.rows[0].is_public) return reply.code(403).send();
  const { rows } = await pool.query<PlaceRow>({ ...PLACES, values });
  return send(request, reply, { places: rows.map(presentPlace) });
});

app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' }, (error) => {
  if (error !== null) throw error;
});

/** Responds with an ETag of the content, so that a browser can revalidate its copy. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  own: Readonly<Record<string, string>> = {},
): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  reply.headers({ ...HEADERS, etag, ...own });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
}

function nextPage({ published_ms, id }: GuideRow): Readonly<Record<string, string>> {
  const cursor = Buffer.from(`${published_ms} ${id}`).toString('base64url');
  return { 'x-next-cursor': cursor, link: `</api/guides?cursor=${cursor}>; rel="next"` };
}

function presentGuide(row: GuideRow): object {
  return {
    g_id: row.id,
    g_title: row.title,
    g_description: row.description,
    g_location: `${row.lat ?? 99999},${row.lng ?? 99999}`,
    g_image: row.image_uri,
    g_image_alt: row.image_alt,
    g_audio: row.audio_uri,
    g_audio_captions: row.audio_captions_uri,
    g_video: row.video_uri,
    g_video_captions: row.video_captions_uri,
    g_path: row.is_public ? row.path : null,
    g_boundary: row.is_public ? row.boundary : null,
    g_walk: row.is_public ? row.walk : null,
    g_price: row.price_cents / 100,
    g_is_public: row.is_public,
    g_active: true,
    g_author_id: row.author_id,
    g_author: row.author_name,
    g_last_modified: row.last_modified,
    g_access: row.is_public ? 'inside' : 'teaser',
    g_place_count: row.place_count,
    g_bounds: boundsOf(row),
    g_size_bytes: Number(row.size_bytes),
    g_duration_minutes: row.duration_minutes,
    g_climb_metres: row.climb_metres,
    g_has_audio: row.has_audio,
    g_language: row.language,
    g_rating:
      row.rating_count < 3 ? null : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    g_rating_count: row.rating_count,
    g_image_stand_in: row.image_stand_in,
    g_preview: row.named_places == null ? null : previewOf(row.named_places, row.path),
  };
}

function previewOf(places: NonNullable<GuideRow['named_places']>, path: string | null): object {
  const route = walkLine(path) ?? [];
  const outline = coarseOutline(route);
  const steps = Math.round(pathLengthMetres(route) / 100);
  return {
    places: places.map(({ id, title }) => ({ p_id: id, p_title: title })),
    audio_seconds: places.reduce(
      (sum, { audio_ms }) => sum + (audio_ms === null ? 0 : Math.ceil(audio_ms / 1_000)),
      0,
    ),
    route_metres: steps === 0 ? null : steps * 100,
    route_outline: outline.length === 0 ? null : printShape(outline, null),
    sample_p_id: places.find(({ is_sample }) => is_sample)?.id ?? null,
  };
}

/** Lists have no shapes, and only the beginning of the description. */
function presentListedGuide(row: GuideRow): object {
  const description = row.description.slice(0, MAX_LISTED_DESCRIPTION_LENGTH);
  return presentGuide({ ...row, description, path: null, boundary: null });
}

/** The bounds of a guide that isn't public are rounded outwards to about 100 metres. */
function boundsOf({ south, west, north, east, is_public }: GuideRow): readonly number[] | null {
  if (south === null || west === null || north === null || east === null) return null;
  if (is_public) return [south, west, north, east];
  const down = (degrees: number) => Math.floor(degrees * 1_000 + 1e-6) / 1_000;
  const up = (degrees: number) => Math.ceil(degrees * 1_000 - 1e-6) / 1_000;
  return [down(south), down(west), up(north), up(east)];
}

function presentPlace(row: PlaceRow, order: number): object {
  return {
    p_id: row.id,
    g_id: row.guide_id,
    p_title: row.title,
    p_description: row.description,
    p_location: `${row.lat ?? 99999},${row.lng ?? 99999}`,
    p_marker: row.marker,
    p_image: row.image_uri,
    p_image_alt: row.image_alt,
    p_audio: row.audio_uri,
    p_audio_captions: row.audio_captions_uri,
    p_video: row.video_uri,
    p_video_captions: row.video_captions_uri,
    p_path: row.path,
    p_boundary: row.boundary,
    p_trigger: row.trigger,
    p_is_sample: row.is_sample,
    p_audio_seconds: row.audio_ms === null ? null : Math.ceil(row.audio_ms / 1_000),
    p_active: true,
    p_order: order,
    p_image_stand_in: row.image_stand_in,
  };
}
