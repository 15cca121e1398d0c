import { confirmationTexts } from '@laneway/domain/accounts/messages';
import {
  ACTIVATION_TOKEN_LIFETIME_MS,
  CONFIRMATION_TOKEN_LIFETIME_MS,
  RESET_TOKEN_LIFETIME_MS,
} from '@laneway/domain/timing';
import type { EmailContent } from './email-layout.ts';

/** What each mail has to be told. A new kind of mail is a new line here and its words below. */
export type EmailData = {
  readonly welcome: { readonly name: string; readonly link: string };
  readonly email_confirmation: { readonly name: string; readonly link: string };
  readonly password_reset: { readonly name: string; readonly link: string };
  readonly password_changed: { readonly name: string; readonly link: string };
  readonly account_activation: { readonly name: string; readonly link: string };
  readonly purchase_receipt: ReceiptData & { readonly link: string };
  readonly gift_receipt: ReceiptData & {
    readonly friendName: string | null;
    readonly friendEmail: string;
    readonly link: string;
  };
  readonly gift_for_newcomer: GiftData;
  readonly gift_for_member: GiftData;
  readonly refund_issued: ReceiptData & { readonly link: string };
  readonly contact_message: {
    readonly name: string;
    readonly email: string;
    /** Whether they have proven that the address is theirs. */
    readonly isVerified: boolean;
    readonly content: string;
  };
};

type ReceiptData = {
  readonly name: string;
  readonly title: string;
  readonly price: string;
  readonly gst: string;
  readonly date: string;
  readonly order: string;
};

type GiftData = {
  readonly name: string;
  readonly giver: string;
  readonly title: string;
  /** What the giver wrote to the friend. */
  readonly message: string | null;
  readonly link: string;
};

export type EmailTemplate = keyof EmailData;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const CONFIRMATION_TERMS = `The link works once and expires in ${inWords(CONFIRMATION_TOKEN_LIFETIME_MS)}. Didn’t sign up? Ignore this email.`;

/** The words of every mail. */
export const TEMPLATES: { readonly [T in EmailTemplate]: (data: EmailData[T]) => EmailContent } = {
  welcome: ({ name, link }) => ({
    subject: 'Welcome to Laneway',
    heading: `Welcome, ${name}`,
    paragraphs: [
      'Your account is ready. The guides you get are in it, on any device you log in to.',
      'Confirm your email so gifts from friends reach you.',
      CONFIRMATION_TERMS,
    ],
    action: { label: confirmationTexts.confirm, link },
    reason: 'You’re getting this email because someone created an account with this email address.',
  }),
  email_confirmation: ({ name, link }) => ({
    subject: 'Confirm your email for Laneway',
    heading: 'Confirm your email',
    paragraphs: [
      `Hi ${name}, confirm that this is your email so gifts from friends reach you.`,
      CONFIRMATION_TERMS,
    ],
    action: { label: confirmationTexts.confirm, link },
    reason: 'You’re getting this email because someone created an account with this email address.',
  }),
  password_reset: ({ name, link }) => ({
    subject: 'Reset your Laneway password',
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${name}, you asked for a link to reset your password.`,
      `It works once, for ${inWords(RESET_TOKEN_LIFETIME_MS)}. If you did not ask for it, leave it alone: nothing changes.`,
    ],
    action: { label: 'Reset password', link },
    reason: 'You get this mail because someone asked to reset the password of this address.',
  }),
  password_changed: ({ name, link }) => ({
    subject: 'Your Laneway password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name}, the password of your account has just been changed, and every device was logged out.`,
      'If that was you, there is nothing to do. If it was not, open Laneway, choose “Forgot password” and set a new one.',
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You get this mail because the password of your account was changed.',
  }),
  account_activation: ({ name, link }) => ({
    subject: 'Finish your Laneway account',
    heading: `Hello ${name}, your account is waiting`,
    paragraphs: [
      'Choose a name and a password, and the guides that were given to you are yours to open.',
      `The link works once, for ${inWords(ACTIVATION_TOKEN_LIFETIME_MS)}.`,
    ],
    action: { label: 'Activate Account', link },
    reason: 'You get this mail because a friend gave a guide to this address.',
  }),
  purchase_receipt: ({ name, title, link, ...receipt }) => ({
    subject: `Your guide: ${title}`,
    heading: `“${title}” is yours`,
    paragraphs: [
      `Thank you, ${name}. The guide is among your guides now, on every device you log in with.`,
      receiptLine(receipt),
    ],
    action: { label: 'Open the guide', link },
    reason: 'You get this mail because you bought a guide. Keep it as your tax receipt.',
  }),
  gift_receipt: ({ name, title, friendName, friendEmail, link, ...receipt }) => ({
    subject: `Your gift is on its way: ${title}`,
    heading: 'Gift Sent!',
    paragraphs: [
      `Thank you, ${name}. We have written to ${friendName ?? friendEmail}, and “${title}” is theirs to open.`,
      receiptLine(receipt),
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You get this mail because you gave a guide. Keep it as your tax receipt.',
  }),
  gift_for_newcomer: ({ name, giver, title, message, link }) => ({
    subject: `${giver} has given you a guide`,
    heading: `Hello ${name}, a guide for you`,
    paragraphs: [
      `${giver} has given you “${title}”, a guide to walk with your phone: places on a map, with stories to read and hear.`,
      `Choose a name and password to open it. The link works once and expires in ${inWords(ACTIVATION_TOKEN_LIFETIME_MS)}.`,
    ],
    ...(message === null ? {} : { quote: message }),
    action: { label: 'Activate Account', link },
    reason: `You get this mail because ${giver} gave a guide to this address.`,
  }),
  gift_for_member: ({ name, giver, title, message, link }) => ({
    subject: `${giver} has given you a guide`,
    heading: `Hello ${name}, a guide for you`,
    paragraphs: [`${giver} has given you “${title}”. It is among your guides now.`],
    ...(message === null ? {} : { quote: message }),
    action: { label: 'Open the guide', link },
    reason: `You get this mail because ${giver} gave a guide to this address.`,
  }),
  refund_issued: ({ name, title, price, date, order, link }) => ({
    subject: `Your money is on its way back: ${title}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      `Hello ${name}, we have returned ${price} for “${title}” on ${date}. Your bank may take a few days to show it.`,
      `What this order had opened is closed again. Order ${order}.`,
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You get this mail because a payment of yours was returned.',
  }),
  contact_message: ({ name, email, isVerified, content }) => ({
    subject: `Message from ${name}`,
    heading: `${name} wrote to us`,
    paragraphs: [
      `From ${name}, ${email}. Answering this mail answers them.`,
      ...(isVerified ? [] : ['They haven’t confirmed that this is their email.']),
    ],
    quote: content,
    reason:
      'You get this mail because contact messages go to the address that mails are sent from.',
  }),
};

function receiptLine({ price, gst, date, order }: Omit<ReceiptData, 'name' | 'title'>): string {
  return `Paid ${price} AUD on ${date}, of which ${gst} is GST. Order ${order}.`;
}

function inWords(ms: number): string {
  return ms >= DAY ? `${ms / DAY} days` : ms === HOUR ? 'one hour' : `${ms / HOUR} hours`;
}
