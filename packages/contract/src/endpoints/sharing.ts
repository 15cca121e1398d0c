import { type EndpointsOf, HTML, JPEG, plainText } from '../endpoint-schema.ts';
import { Type } from '../json-schema.ts';
import { IdParams, request } from '../objects.ts';
import { problems } from '../problem.ts';
import { Id } from '../scalars.ts';

const ShareCardQuery = request('ShareCardQuery', {
  v: Type.Optional(
    Type.String({ maxLength: 20, description: 'The version that the caller knows of.' }),
  ),
});

const SitemapPartParams = request('SitemapPartParams', { part: Id });

export const sharingEndpoints = {
  getEmbed: {
    summary: 'Get a card of a guide for a frame on another site',
    params: IdParams,
    responses: { 200: HTML, 404: HTML },
  },
  getShareCard: {
    summary: 'Get the image that is shown beside links to a guide',
    params: IdParams,
    query: ShareCardQuery,
    responses: { 200: JPEG, ...problems(404, 503) },
  },
  getSitemap: {
    summary: 'Get the sitemap, or the index of its parts',
    responses: { 200: plainText('text/xml') },
  },
  getSitemapPart: {
    summary: 'Get a part of the sitemap',
    params: SitemapPartParams,
    responses: { 200: plainText('text/xml'), ...problems(404) },
  },
  getRobots: {
    summary: 'Get the rules for crawlers',
    responses: { 200: plainText('text/plain') },
  },
} as const satisfies EndpointsOf<'sharing'>;
