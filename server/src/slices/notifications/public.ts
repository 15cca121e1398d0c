import { LIMITS } from '@laneway/contract/limits';
import type { Queryable } from '../../platform/database.ts';
import { insertNotice, type NewNotice } from './store.ts';

/** Tells a person something, as part of the transaction that makes it so. Titles of guides may be long; a notice's is cut. */
export async function addNotice(tx: Queryable, notice: NewNotice): Promise<void> {
  const title = notice.title.slice(0, LIMITS.title);
  const body = notice.body.slice(0, LIMITS.comment);
  await insertNotice(tx, { ...notice, title, body });
}
