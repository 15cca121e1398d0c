import { createCursor, idPart, momentPart } from '../../platform/http/cursor.ts';

/** The end of the last page: the time and the id of its last row, which together are unique. */
export type PageStart = { readonly at: Date; readonly id: number };

export const pageCursor = createCursor<PageStart>({ at: momentPart, id: idPart });
