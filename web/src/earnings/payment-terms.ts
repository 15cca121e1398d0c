import { FEE_BANDS, STANDARD_FEE_PERCENT } from '@laneway/domain/guides/fees';
import { formatCents } from '@laneway/domain/money';
import {
  PAYMENT_DISPUTE_MONTHS,
  ROYALTY_DUE_DAYS,
  TERMINATION_HOLDBACK_MONTHS,
} from '@laneway/domain/terms';

const MEGABYTE = 1_000_000;

const [reduced] = FEE_BANDS;

/** What the Terms promise about money, as a creator needs it beside the figures. */
export const PAYMENT_TERMS: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: `Paid after ${ROYALTY_DUE_DAYS} days`,
    text: `What a month brings you falls due ${ROYALTY_DUE_DAYS} days after its last day, together with anything carried over.`,
  },
  {
    name: `${PAYMENT_DISPUTE_MONTHS} months to object`,
    text: `Does a payment look wrong? Tell us within ${PAYMENT_DISPUTE_MONTHS} months of the day it was due.`,
  },
  {
    name: `Our fee: ${reduced.percent}% or ${STANDARD_FEE_PERCENT}%`,
    text: `${reduced.percent}% of the list price from ${formatCents(reduced.fromCents)} to ${formatCents(reduced.toCents)} for guides under ${reduced.underBytes / MEGABYTE} MB, ${STANDARD_FEE_PERCENT}% otherwise. The GST within the price is paid out of it.`,
  },
  {
    name: 'If you leave',
    text: `We hold what we owe you for ${TERMINATION_HOLDBACK_MONTHS} months, in case buyers get their money back, and pay it then.`,
  },
];
