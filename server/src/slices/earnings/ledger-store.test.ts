import type { LedgerEntry } from '@laneway/domain/earnings/ledger';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { writeEntry } from './ledger-store.ts';

const db = await createTestDatabase();

describe('the ledger in the database', () => {
  it('refuses an entry that doesn’t balance, and any change or deletion', async () => {
    await expect(
      db.transaction(async (tx) => {
        const head = { id: 'x', occurredAt: new Date().toISOString(), reference: 'x' };
        const entry = {
          ...head,
          kind: 'payout',
          lines: [{ account: 'gst', creatorId: null, amountCents: 5 }],
        };
        await writeEntry(tx, {
          entry: entry as unknown as LedgerEntry,
          orderId: null,
          guideId: null,
        });
      }),
    ).rejects.toThrow('does not balance');
    for (const change of [
      'UPDATE ledger_postings SET cents = 0',
      'DELETE FROM ledger_postings',
      'TRUNCATE ledger_postings, ledger_entries',
      'UPDATE ledger_entries SET order_id = NULL',
    ]) {
      await expect(db.pool.query(change)).rejects.toThrow('append-only');
    }
  });
});
