import { LIMITS } from '@laneway/contract/limits';
import { visibleText } from '@laneway/domain/text/quoted-text';
import type { Queryable } from '../../platform/database.ts';
import { insertNotice, type NewNotice } from './store.ts';

/**
 * Tells a person something, as part of the transaction that makes it so. Titles of guides may be long; a notice's is
 * cut. Nothing in it is hidden or turns the text around.
 */
export async function addNotice(tx: Queryable, notice: NewNotice): Promise<void> {
  const title = visibleText(notice.title).slice(0, LIMITS.title);
  const body = visibleText(notice.body).slice(0, LIMITS.comment);
  await insertNotice(tx, { ...notice, title, body });
}
