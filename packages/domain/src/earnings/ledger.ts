import type { SaleSplit } from '../guides/fees.ts';
import type { Cents } from '../money.ts';

/**
 * The accounts of the ledger. provider_clearing is what the payment provider holds for us, platform_fee what we earned,
 * gst what we owe the tax office, creator_payable what we owe each creator. Debits are positive and credits negative,
 * so every entry, and so the whole ledger, sums to zero.
 */
export const LEDGER_ACCOUNTS = [
  'provider_clearing',
  'platform_fee',
  'gst',
  'creator_payable',
] as const;

export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const ENTRY_KINDS = ['sale', 'gift_sale', 'refund', 'payout'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export type LedgerLine = {
  readonly account: LedgerAccount;
  /** Null for accounts that don't belong to a creator. */
  readonly creatorId: number | null;
  readonly amountCents: Cents;
};

declare const balanced: unique symbol;

/** An entry that sums to zero. Only the functions of this file create entries. */
export type LedgerEntry = EntryHead & {
  readonly kind: EntryKind;
  readonly lines: readonly LedgerLine[];
  readonly [balanced]: true;
};

export type EntryHead = {
  readonly id: string;
  /** An ISO timestamp. */
  readonly occurredAt: string;
  /** The order or payout that caused it. */
  readonly reference: string;
};

/** Splits the buyer's payment into what we owe: fee (less the tax we pay from it), tax, creator. */
export function saleEntry(
  head: EntryHead,
  kind: 'sale' | 'gift_sale',
  split: Pick<SaleSplit, 'feeCents' | 'creatorCents' | 'gstCents'>,
  creatorId: number,
): LedgerEntry {
  return entry(head, kind, 'provider_clearing', [
    line('platform_fee', split.gstCents - split.feeCents),
    line('gst', -split.gstCents),
    line('creator_payable', -split.creatorCents, creatorId),
  ]);
}

/** Reverses a sale line by line. If the creator was already paid, their balance may become negative. */
export function refundEntry(head: EntryHead, sale: LedgerEntry): LedgerEntry {
  if (sale.kind !== 'sale' && sale.kind !== 'gift_sale') {
    throw new RangeError(`Only a sale can be refunded, not a ${sale.kind}`);
  }
  const reversed = sale.lines
    .filter((sold) => sold.account !== 'provider_clearing')
    .map((sold) => line(sold.account, -sold.amountCents, sold.creatorId));
  return entry(head, 'refund', 'provider_clearing', reversed);
}

/** A payout to a creator. */
export function payoutEntry(head: EntryHead, creatorId: number, amountCents: Cents): LedgerEntry {
  if (!(amountCents > 0)) throw new RangeError(`A payout must be positive, not ${amountCents}`);
  return entry(head, 'payout', 'provider_clearing', [
    line('creator_payable', amountCents, creatorId),
  ]);
}

/** An entry read from storage; throws when the stored lines don't sum to zero. */
export function restoreEntry(
  head: EntryHead,
  kind: EntryKind,
  lines: readonly LedgerLine[],
): LedgerEntry {
  if (sumOf(lines) !== 0) throw new RangeError(`Ledger entry ${head.id} does not balance`);
  return seal(head, kind, lines);
}

/**
 * The sum of an account over entries, as a debit, so that debts are negative. @internal Tests compare the server's SQL
 * with it.
 */
export function accountBalance(
  entries: readonly LedgerEntry[],
  account: LedgerAccount,
  creatorId: number | null = null,
): Cents {
  return entries.reduce((sum, { lines }) => {
    const matching = lines.filter((l) => l.account === account && l.creatorId === creatorId);
    return sum + sumOf(matching);
  }, 0);
}

export function sumOf(lines: readonly LedgerLine[]): Cents {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Always balances: the counter-account gets the remainder of the given lines. */
function entry(
  head: EntryHead,
  kind: EntryKind,
  counterAccount: LedgerAccount,
  lines: readonly LedgerLine[],
): LedgerEntry {
  return seal(head, kind, [line(counterAccount, -sumOf(lines)), ...lines]);
}

function seal(head: EntryHead, kind: EntryKind, lines: readonly LedgerLine[]): LedgerEntry {
  if (!lines.every(({ amountCents }) => Number.isSafeInteger(amountCents))) {
    throw new RangeError(`Ledger entry ${head.id} holds something other than whole cents`);
  }
  return { ...head, kind, lines } as LedgerEntry;
}

function line(
  account: LedgerAccount,
  amountCents: Cents,
  creatorId: number | null = null,
): LedgerLine {
  // Negative zero would make two equal ledgers look different.
  return { account, creatorId, amountCents: amountCents === 0 ? 0 : amountCents };
}
