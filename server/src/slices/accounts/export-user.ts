import type { UserExport } from '@laneway/contract/user-export';
import { textOrPlaceholder } from '@laneway/domain/guides/placeholder';
import { decimalFromCents } from '@laneway/domain/money';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { AccountsDeps } from './accounts-deps.ts';
import { type ExportRows, findAllAbout } from './export-store.ts';
import { presentAccount } from './present.ts';

const NOT_FOUND = refusal('not_found', 'Account not found');

/** All that is kept about a person, for that person to carry away. */
export async function exportUser(
  { db, clock, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'limits'>,
  userId: number,
): Promise<Result<UserExport, Refusal>> {
  const allowed = await limits.take('exports_of_person', userId);
  if (!allowed.ok) return allowed;
  const rows = await findAllAbout(db, userId);
  return rows === null ? fail(NOT_FOUND) : ok(presentExport(rows, clock()));
}

function presentExport(rows: ExportRows, now: Date): UserExport {
  const { account } = rows;
  return {
    exported_at: now.toISOString(),
    account: {
      ...presentAccount(account),
      created_at: account.created_at.toISOString(),
      email_verified_at: account.email_verified_at?.toISOString() ?? null,
      age_confirmed_at: account.age_confirmed_at?.toISOString() ?? null,
      terms_version: account.terms_version,
    },
    devices: rows.devices.map((row) => ({
      first_login_at: row.first_used_at.toISOString(),
      last_login_at: row.last_used_at.toISOString(),
    })),
    guides: rows.guides.map((row) => ({
      g_id: row.id,
      g_title: row.title,
      acquired_at: row.granted_at.toISOString(),
      acquired_by: row.cause,
    })),
    orders: rows.orders.map((row) => ({
      order_id: row.id,
      kind: row.kind,
      status: row.status,
      guide_id: row.guide_id,
      amount: decimalFromCents(row.price_cents),
      created_at: row.created_at.toISOString(),
      friend_email: row.friend_email,
      friend_name: row.friend_name,
      personal_message: row.personal_message,
    })),
    reviews: rows.reviews.map((row) => ({
      g_id: row.guide_id,
      rating: row.rating,
      text: row.words,
      created_at: row.created_at.toISOString(),
    })),
    messages: rows.messages.map((row) => ({
      message_content: row.content,
      sent_at: row.created_at.toISOString(),
    })),
    drafts: rows.drafts.map((row) => ({
      pg_id: row.id,
      pg_title: textOrPlaceholder(row.title),
      pg_description: textOrPlaceholder(row.description),
      pg_pending_status: row.status,
      pg_updated: row.updated_at.toISOString(),
    })),
  };
}
