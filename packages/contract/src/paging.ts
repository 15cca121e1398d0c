import type { Header } from './endpoint-schema.ts';
import { type TSchema, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { nullable, text } from './scalars.ts';

const Cursor = text(LIMITS.cursor);

/** The paging parameters of a list. */
export const pagingFields = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize })),
  cursor: Type.Optional(Cursor),
};

export const PageQuery = request('PageQuery', pagingFields);

/** A page of a list, and the cursor of the next one. */
export function pageFields<S extends TSchema>(item: S) {
  return {
    items: Type.Array(item, { maxItems: LIMITS.pageSize }),
    next_cursor: nullable(Cursor),
  };
}

export function page<S extends TSchema>(title: string, item: S) {
  return reply(title, pageFields(item));
}

/** Lists that are plain arrays can't contain the cursor, so it is in a header. */
export const NEXT_CURSOR_HEADERS = {
  'X-Next-Cursor': {
    description: 'The cursor of the next page; absent on the last.',
    schema: Cursor,
  },
  Link: {
    description: 'The next page, as rel="next"; absent on the last.',
    schema: text(LIMITS.uri),
  },
} satisfies Record<string, Header>;
