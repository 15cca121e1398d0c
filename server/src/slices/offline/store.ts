import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';

const DELETE_COPY = statement<never>(
  'offline.delete_copy',
  'DELETE FROM offline_copies WHERE user_id = $1 AND guide_id = $2',
);

export type CopyHolder = { readonly id: number; readonly role: Role; readonly owned: boolean };
const HOLDERS_OF_OLDER = statement<CopyHolder>(
  'offline.holders_of_older',
  `SELECT u.id, u.role,
          EXISTS (SELECT FROM entitlements e WHERE e.user_id = u.id AND e.guide_id = c.guide_id) AS owned
     FROM offline_copies c JOIN users u ON u.id = c.user_id
    WHERE c.guide_id = $1 AND c.version <> $2 AND u.deleted_at IS NULL`,
);

export async function deleteCopy(db: Queryable, userId: number, guideId: number): Promise<void> {
  await db.query(DELETE_COPY, [userId, guideId]);
}

/** The people who have saved a guide in another version. */
export function findHoldersOfOlder(
  db: Queryable,
  guideId: number,
  version: string,
): Promise<CopyHolder[]> {
  return db.query(HOLDERS_OF_OLDER, [guideId, version]);
}
