import { FEE_BANDS, STANDARD_FEE_PERCENT } from '@laneway/domain/guides/fees';
import { formatCents } from '@laneway/domain/money';
import {
  ADULT_AGE,
  CONTENT_REMOVAL_NOTICE_DAYS,
  CURRENCY,
  MINIMUM_AGE,
  MINIMUM_SALE_PRICE_CENTS,
  PAYMENT_DISPUTE_MONTHS,
  PRICE_CHANGE_BUSINESS_DAYS,
  REFUND_MONTHS,
  ROYALTY_DUE_DAYS,
  TERMINATION_HOLDBACK_MONTHS,
} from '@laneway/domain/terms';

export type TermsSection = { readonly title: string; readonly points: readonly string[] };

const MEGABYTE = 1_000_000;

const [reduced] = FEE_BANDS;

/** Every figure comes from the constants that the rules use, so that the text is always true. */
export const TERMS: readonly TermsSection[] = [
  {
    title: 'Who may use Laneway',
    points: [
      `You need to be ${MINIMUM_AGE} or over. If you’re under ${ADULT_AGE}, a parent or guardian has to agree first.`,
      'You can look around without an account. Anyone can open public guides.',
      'With an account you can get guides, review the ones you own, and gift guides to friends.',
      'Creators upload guides, set their list price and sell them here.',
    ],
  },
  {
    title: 'The guides you get',
    points: [
      'A guide you own is yours to use inside Laneway, on your own devices, with or without a signal.',
      'Please don’t copy its text, images, audio or video out of Laneway or pass them on. To share a guide, gift it to a friend.',
      'If a guide is withdrawn from sale, everyone who owns it keeps it.',
      `Prices are in Australian dollars (${CURRENCY}) and include GST.`,
      `If something’s wrong with a guide you bought, or it isn’t what its page says, contact us within ${REFUND_MONTHS} months of the purchase and we’ll refund you. Your rights under consumer law stay as they are.`,
    ],
  },
  {
    title: 'Selling guides',
    points: [
      `You set the list price. It’s ${formatCents(MINIMUM_SALE_PRICE_CENTS)} or more, or you can make the guide free.`,
      `Our sales fee is ${reduced.percent}% when the list price is between ${formatCents(reduced.fromCents)} and ${formatCents(reduced.toCents)} and the guide is smaller than ${reduced.underBytes / MEGABYTE} MB, and ${STANDARD_FEE_PERCENT}% otherwise.`,
      `A new price takes effect within ${PRICE_CHANGE_BUSINESS_DAYS} business days.`,
      `Royalties for a month are paid about ${ROYALTY_DUE_DAYS} days after it ends. If a payment looks wrong, tell us within ${PAYMENT_DISPUTE_MONTHS} months.`,
      `If you ask us to take a guide off sale, we’ll do it within ${CONTENT_REMOVAL_NOTICE_DAYS} days. If you stop selling here altogether, we may hold your royalties for ${TERMINATION_HOLDBACK_MONTHS} months in case of refunds.`,
    ],
  },
  {
    title: 'What others can see',
    points: [
      'Creators see reviews and searches without names or anything else that says who you are.',
      'Your location stays on your device. We use it to show you on the map and to start directions.',
      'You can download your data or delete your account at any time.',
    ],
  },
];
