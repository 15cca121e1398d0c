import { type Static, Type } from './json-schema.ts';
import { request } from './objects.ts';
import { Id } from './scalars.ts';

export const ShareCardQuery = request('ShareCardQuery', {
  v: Type.Optional(
    Type.String({ maxLength: 20, description: 'The version that the caller knows of.' }),
  ),
});
export type ShareCardQuery = Static<typeof ShareCardQuery>;

export const SitemapPartParams = request('SitemapPartParams', { part: Id });
export type SitemapPartParams = Static<typeof SitemapPartParams>;
