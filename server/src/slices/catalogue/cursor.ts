import { createCursor, idPart, momentPart } from '../../platform/http/cursor.ts';

/** The last row of the previous page: its time and its id, which together are unique. */
export type PageStart = { readonly at: Date; readonly id: number };

export const pageCursor = createCursor<PageStart>({ at: momentPart, id: idPart });
