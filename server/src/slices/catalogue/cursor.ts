/** Where the last page ended: the moment and the id of its last row, which together are unique. */
export type PageStart = { readonly at: Date; readonly id: number };

const CURSOR = /^(\d{1,16})\.(\d{1,10})$/;

export function printCursor({ at, id }: PageStart): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** Null for anything that is not a cursor of ours. */
export function parseCursor(text: string): PageStart | null {
  const match = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'));
  if (match === null) return null;
  const at = new Date(Number(match[1]));
  const id = Number(match[2]);
  return Number.isNaN(at.getTime()) || id > 2_147_483_647 ? null : { at, id };
}
