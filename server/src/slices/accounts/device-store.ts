import { type Queryable, statement } from '../../platform/database/database.ts';

const IS_KNOWN = statement<{ known: boolean }>(
  'accounts.is_known_device',
  `SELECT EXISTS (SELECT FROM known_devices d JOIN users u ON u.id = d.user_id AND u.deleted_at IS NULL
                   WHERE u.email = $1 AND d.device_hash = $2) AS known`,
);
const IS_ISSUED = statement<{ ours: boolean }>(
  'accounts.is_device_of_ours',
  'SELECT EXISTS (SELECT FROM known_devices WHERE device_hash = $1) AS ours',
);
const REMEMBER = statement<never>(
  'accounts.remember_device',
  `INSERT INTO known_devices (user_id, device_hash, first_used_at, last_used_at) VALUES ($1, $2, $3, $3)
   ON CONFLICT (user_id, device_hash) DO UPDATE SET last_used_at = excluded.last_used_at`,
);
const FORGET_OLDEST = statement<never>(
  'accounts.forget_oldest_devices',
  `DELETE FROM known_devices WHERE user_id = $1 AND device_hash IN (
     SELECT device_hash FROM known_devices WHERE user_id = $1 ORDER BY last_used_at DESC, device_hash OFFSET $2)`,
);
const FORGET_OTHERS = statement<never>(
  'accounts.forget_devices',
  'DELETE FROM known_devices WHERE user_id = $1 AND device_hash IS DISTINCT FROM $2',
);

/** True if someone has logged in to the account with this email on this device. */
export async function isKnownDevice(db: Queryable, email: string, hash: Buffer): Promise<boolean> {
  const [row] = await db.query(IS_KNOWN, [email, hash]);
  return row?.known ?? false;
}

/** True if anyone has logged in on it, which shows that we issued its identifier. */
export async function isIssuedDevice(db: Queryable, hash: Buffer): Promise<boolean> {
  const [row] = await db.query(IS_ISSUED, [hash]);
  return row?.ours ?? false;
}

/** Stores a device of a user, and deletes all but their most recent ones. */
export async function rememberDevice(
  tx: Queryable,
  device: { readonly userId: number; readonly hash: Buffer; readonly now: Date },
  max: number,
): Promise<void> {
  await tx.query(REMEMBER, [device.userId, device.hash, device.now]);
  await tx.query(FORGET_OLDEST, [device.userId, max]);
}

/** Forgets the devices of a user but this one; all of them if it is null. */
export async function forgetOtherDevices(
  tx: Queryable,
  userId: number,
  kept: Buffer | null,
): Promise<void> {
  await tx.query(FORGET_OTHERS, [userId, kept]);
}
