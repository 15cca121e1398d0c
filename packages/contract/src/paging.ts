import { type TSchema, Type } from 'typebox';
import type { Header } from './endpoint-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { nullable, text } from './scalars.ts';

const Cursor = text(LIMITS.cursor);

/** How a list that grows is asked for. */
export const pagingFields = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize })),
  cursor: Type.Optional(Cursor),
};

export const PageQuery = request('PageQuery', pagingFields);

/** A list that grows, and the cursor that asks for what follows. */
export function page<S extends TSchema>(title: string, item: S) {
  return reply(title, {
    items: Type.Array(item, { maxItems: LIMITS.pageSize }),
    next_cursor: nullable(Cursor),
  });
}

/** Lists that are plain arrays have no room for the cursor, so it travels beside them. */
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
