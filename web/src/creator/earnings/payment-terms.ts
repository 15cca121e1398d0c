import { FEE_BANDS, STANDARD_FEE_PERCENT } from '@laneway/domain/guides/fees';
import { formatCents } from '@laneway/domain/money';
import {
  PAYMENT_DISPUTE_MONTHS,
  ROYALTY_DUE_DAYS,
  TERMINATION_HOLDBACK_MONTHS,
} from '@laneway/domain/terms';

const MEGABYTE = 1_000_000;

const [reduced] = FEE_BANDS;

/** Where the money goes, which the Terms don’t say. */
export const BANK_DETAILS_TEXT =
  'We don’t collect bank details yet. Before your first payment, we’ll email you to ask for them.';

/** The payment terms that explain a creator's figures. */
export const PAYMENT_TERMS: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: `Paid after ${ROYALTY_DUE_DAYS} days`,
    text: `Each month’s earnings are due ${ROYALTY_DUE_DAYS} days after it ends, plus anything carried over.`,
  },
  {
    name: `${PAYMENT_DISPUTE_MONTHS} months to query`,
    text: `Does a payment look wrong? Tell us within ${PAYMENT_DISPUTE_MONTHS} months of the due date.`,
  },
  {
    name: `Our fee: ${reduced.percent}% or ${STANDARD_FEE_PERCENT}%`,
    text: `${reduced.percent}% of the list price from ${formatCents(reduced.fromCents)} to ${formatCents(reduced.toCents)} for guides under ${reduced.underBytes / MEGABYTE} MB, ${STANDARD_FEE_PERCENT}% otherwise. The GST in the price comes out of our fee.`,
  },
  {
    name: 'If you leave',
    text: `We hold your balance for ${TERMINATION_HOLDBACK_MONTHS} months in case of refunds, then pay it out.`,
  },
];
