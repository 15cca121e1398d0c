import {
  activationTexts,
  confirmationTexts,
  emailChangeTexts,
} from '@laneway/domain/accounts/form-messages';
import { giftTexts } from '@laneway/domain/gifts/messages';
import {
  ACTIVATION_TOKEN_LIFETIME_MS,
  CONFIRMATION_TOKEN_LIFETIME_MS,
  DAY_MS,
  EMAIL_CHANGE_TOKEN_LIFETIME_MS,
  HOUR_MS,
  INVITATION_LIFETIME_MS,
  RESET_TOKEN_LIFETIME_MS,
} from '@laneway/domain/timing';
import type { EmailContent } from './email-layout.ts';

/** The data each email needs. A new email is a new line here and a template below. */
export type EmailData = {
  readonly welcome: { readonly name: string; readonly link: string };
  readonly email_confirmation: { readonly name: string; readonly link: string };
  readonly password_reset: { readonly name: string; readonly link: string };
  readonly password_changed: { readonly name: string; readonly link: string };
  /** Sent to the email that someone wants to have. */
  readonly email_change: { readonly name: string; readonly link: string };
  /** Sent to the owner of an email that someone else wants to have. */
  readonly email_taken: { readonly name: string; readonly link: string };
  /** Sent to the email that they still have. */
  readonly email_change_requested: { readonly name: string; readonly link: string };
  /** Sent to the email that they had. */
  readonly email_changed: { readonly name: string; readonly link: string };
  /** Sent to the email of an account that was just deleted. */
  readonly account_deleted: { readonly name: string; readonly link: string };
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
  readonly media_infected: {
    readonly name: string;
    /** The uploader's file name; null if there is none. */
    readonly fileName: string | null;
    readonly link: string;
  };
  /** News about a guide, with the same text as its notification. */
  readonly guide_news: {
    readonly name: string;
    readonly title: string;
    readonly lead: string;
    /** The reviewer's or creator's comment. */
    readonly message: string | null;
    readonly link: string;
  };
  readonly account_suspended: SuspensionData;
  readonly account_reinstated: SuspensionData;
  /** The decision on a request to become a creator. */
  readonly creator_request_approved: { readonly name: string; readonly link: string };
  readonly creator_request_declined: {
    readonly name: string;
    /** The admin's reason. */
    readonly message: string;
    /** The day from which they may ask again. */
    readonly askAgainFrom: string;
    readonly link: string;
  };
  /** Sent to a tester of a draft, who may know neither Laneway nor the creator. */
  readonly tester_invitation: {
    readonly inviter: string;
    /** Null while the guide has none. */
    readonly title: string | null;
    readonly link: string;
  };
  /** Sent to someone who reported a problem with a place. */
  readonly place_report_answered: {
    /** Null for a visitor, of whom we know only an email. */
    readonly name: string | null;
    readonly place: string;
    readonly title: string;
    /** The text of its outcome. */
    readonly reply: string;
    /** The creator's or an admin's message. */
    readonly message: string | null;
    readonly link: string;
  };
  /** Sent to someone who wrote to us; the email may not be theirs. */
  readonly message_answered: {
    /** Null if they gave none. */
    readonly name: string | null;
    readonly answer: string;
    readonly sentOn: string;
    /** Their message. */
    readonly message: string;
  };
  readonly contact_message: {
    readonly name: string;
    readonly email: string;
    /** True if they have confirmed that the email is theirs. */
    readonly isVerified: boolean;
    readonly content: string;
  };
  /** A message from someone who isn't logged in; we know only what they typed. */
  readonly support_message: {
    readonly name: string | null;
    readonly email: string;
    readonly content: string;
  };
};

type SuspensionData = {
  readonly name: string;
  /** The admin's reason. */
  readonly message: string;
  /** Leads to the login page. */
  readonly link: string;
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
  /** The giver's message to the friend. */
  readonly message: string | null;
  readonly link: string;
};

export type EmailTemplate = keyof EmailData;

const CREATED_ACCOUNT =
  'You’re getting this email because someone created an account with this email address.';
const CONFIRMATION_TERMS = `${linkTerms(CONFIRMATION_TOKEN_LIFETIME_MS)} Didn’t sign up? Ignore this email.`;

const HAS_ACCOUNT = 'You’re getting this email because you have an account on Laneway.';

const ASKED_TO_CREATE =
  'You’re getting this email because you asked to become a creator on Laneway.';

const CONTACT_REASON =
  'You’re getting this email because contact messages go to the address Laneway sends from.';

/** The text of each email. */
export const TEMPLATES: { readonly [T in EmailTemplate]: (data: EmailData[T]) => EmailContent } = {
  welcome: ({ name, link }) => ({
    subject: 'Welcome to Laneway',
    heading: 'Welcome to Laneway',
    paragraphs: [
      `Hi ${name},`,
      'Your account is ready. When you get a guide, it’s in Your guides on any device you log in to.',
      'Confirm your email so gifts from friends reach you.',
      CONFIRMATION_TERMS,
    ],
    action: { label: confirmationTexts.confirm, link },
    reason: CREATED_ACCOUNT,
  }),
  email_confirmation: ({ name, link }) => ({
    subject: 'Confirm your email for Laneway',
    heading: 'Confirm your email',
    paragraphs: [
      `Hi ${name},`,
      'Confirm that this is your email so gifts from friends reach you.',
      CONFIRMATION_TERMS,
    ],
    action: { label: confirmationTexts.confirm, link },
    reason: CREATED_ACCOUNT,
  }),
  password_reset: ({ name, link }) => ({
    subject: 'Reset your Laneway password',
    heading: 'Choose a new password',
    paragraphs: [
      `Hi ${name},`,
      'Here’s your link to reset your password.',
      `${linkTerms(RESET_TOKEN_LIFETIME_MS)} Didn’t ask for it? Ignore this email.`,
    ],
    action: { label: 'Reset password', link },
    reason: 'You’re getting this email because someone asked to reset your password.',
  }),
  password_changed: ({ name, link }) => ({
    subject: 'Your Laneway password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hi ${name},`,
      'Your password was just changed, and we logged you out on all your other devices.',
      'If that was you, you’re all set. If it wasn’t, open Laneway, choose “Trouble logging in?” and set a new password.',
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You’re getting this email because your password was changed.',
  }),
  email_change: ({ name, link }) => ({
    subject: 'Confirm your new email for Laneway',
    heading: emailChangeTexts.confirm,
    paragraphs: [
      `Hi ${name},`,
      'You asked to use this email for your Laneway account. Confirm it to make the change.',
      `${linkTerms(EMAIL_CHANGE_TOKEN_LIFETIME_MS)} Didn’t ask for it? Ignore this email.`,
    ],
    action: { label: emailChangeTexts.confirm, link },
    reason: 'You’re getting this email because someone entered this email address on Laneway.',
  }),
  email_taken: ({ name, link }) => ({
    subject: 'You already have a Laneway account',
    heading: 'You already have an account',
    paragraphs: [
      `Hi ${name},`,
      'Someone asked to use this email for another Laneway account. It belongs to your account already, so nothing has changed.',
      'If that was you, log in with this email. Forgotten your password? Choose “Trouble logging in?”.',
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You’re getting this email because someone entered this email address on Laneway.',
  }),
  email_change_requested: ({ name, link }) => ({
    subject: 'You asked to change your Laneway email',
    heading: 'You asked to change your email',
    paragraphs: [
      `Hi ${name},`,
      'Someone who knows your password asked to use another email for your account. We’ve sent a link to it, and nothing changes until that link is used.',
      'If that was you, you’re all set. If it wasn’t, open Laneway, choose “Trouble logging in?” and set a new password. That cancels the change.',
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You’re getting this email because it’s the email of your Laneway account.',
  }),
  email_changed: ({ name, link }) => ({
    subject: 'Your Laneway email was changed',
    heading: 'Your email was changed',
    paragraphs: [
      `Hi ${name},`,
      'Your account has a new email, so you can’t log in with this one any more.',
      'If that was you, you’re all set. If it wasn’t, open Laneway, choose “Trouble logging in?” and contact support.',
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You’re getting this email because this was the email of your Laneway account.',
  }),
  account_deleted: ({ name, link }) => ({
    subject: 'Your Laneway account is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      `Hi ${name},`,
      'You asked us to delete your account, and we have. This is the last email about it, and we won’t keep your address.',
      'If that wasn’t you, open Laneway, choose “Trouble logging in?” and contact support.',
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You’re getting this email because this was the email of a Laneway account.',
  }),
  account_activation: ({ name, link }) => ({
    subject: 'Finish setting up your Laneway account',
    heading: 'Finish setting up your account',
    paragraphs: [
      `Hi ${name},`,
      `Choose a name and password to open the guides your friends sent you. ${linkTerms(ACTIVATION_TOKEN_LIFETIME_MS)}`,
    ],
    action: { label: activationTexts.activate, link },
    reason: 'You’re getting this email because a friend sent a guide to this email address.',
  }),
  purchase_receipt: ({ name, title, link, ...receipt }) => ({
    subject: `Your guide: ${title}`,
    heading: `“${title}” is yours`,
    paragraphs: [
      `Hi ${name},`,
      'Thanks for buying this guide. You’ll find it in Your guides, on any device you log in to.',
      receiptLine(receipt),
    ],
    action: { label: 'Open the guide', link },
    reason: 'You’re getting this email because you bought a guide. Keep it as your tax receipt.',
  }),
  gift_receipt: ({ name, title, friendName, friendEmail, link, ...receipt }) => ({
    subject: `Gift sent: ${title}`,
    heading: giftTexts.sent,
    paragraphs: [
      `Hi ${name},`,
      `Thanks for sending a gift. We’ve emailed ${friendName ?? friendEmail}, and “${title}” is theirs to open.`,
      receiptLine(receipt),
    ],
    action: { label: 'Open Laneway', link },
    reason:
      'You’re getting this email because you sent a guide to a friend. Keep it as your tax receipt.',
  }),
  gift_for_newcomer: ({ name, giver, title, message, link }) => ({
    ...giftOpening(giver),
    paragraphs: [
      `Hi ${name},`,
      `${giver} sent you “${title}”, a guide to walk with your phone. Follow the map, and read or listen at each place.`,
      `Choose a name and password to open it. ${linkTerms(ACTIVATION_TOKEN_LIFETIME_MS)}`,
    ],
    ...(message === null ? {} : { quote: message }),
    action: { label: activationTexts.activate, link },
  }),
  gift_for_member: ({ name, giver, title, message, link }) => ({
    ...giftOpening(giver),
    paragraphs: [`Hi ${name},`, `${giver} sent you “${title}”. You’ll find it in Your guides.`],
    ...(message === null ? {} : { quote: message }),
    action: { label: 'Open the guide', link },
  }),
  refund_issued: ({ name, title, price, date, order, link }) => ({
    subject: `Your refund for ${title}`,
    heading: 'We’ve refunded you',
    paragraphs: [
      `Hi ${name},`,
      `We refunded ${price} for “${title}” on ${date}. Your bank may take a few days to show it.`,
      `This order no longer gives access to the guide. Order ${order}.`,
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You’re getting this email because we refunded a payment of yours.',
  }),
  media_infected: ({ name, fileName, link }) => ({
    subject: 'We removed a file you uploaded',
    heading: 'We removed your file',
    paragraphs: [
      `Hi ${name},`,
      `Our virus scan found malware in ${fileName === null ? 'a file you uploaded' : `“${fileName}”`}, so we removed it. Nobody else could open it.`,
      'Check your device for viruses, then upload a clean copy.',
    ],
    action: { label: 'Open Laneway', link },
    reason: 'You’re getting this email because you uploaded a file to Laneway.',
  }),
  guide_news: ({ name, title, lead, message, link }) => ({
    subject: title,
    heading: title,
    paragraphs: [`Hi ${name},`, lead],
    ...(message === null ? {} : { quote: message }),
    action: { label: 'Open the guide', link },
    reason: 'You’re getting this email because you create or review guides on Laneway.',
  }),
  account_suspended: ({ name, message, link }) => ({
    subject: 'Your Laneway account is suspended',
    heading: 'We’ve suspended your account',
    paragraphs: [
      `Hi ${name},`,
      'You can’t log in for now. We’ll keep the guides you have, and guides you’ve published stay on sale.',
      'Think it’s a mistake? Open the login page, choose “Trouble logging in?” and message us. The reason is below.',
    ],
    quote: message,
    action: { label: 'Open the login page', link },
    reason: HAS_ACCOUNT,
  }),
  account_reinstated: ({ name, message, link }) => ({
    subject: 'You can use Laneway again',
    heading: 'Your account is back',
    paragraphs: [
      `Hi ${name},`,
      'Your account is no longer suspended. Log in again to get back to your guides. Our message to you is below.',
    ],
    quote: message,
    action: { label: 'Log in', link },
    reason: HAS_ACCOUNT,
  }),
  creator_request_approved: ({ name, link }) => ({
    subject: 'You’re a Laneway creator',
    heading: 'You’re a creator now',
    paragraphs: [
      `Hi ${name},`,
      'We’d love to see your guides on Laneway. Your creator dashboard is ready, so you can start your first guide right away.',
    ],
    action: { label: 'Open the dashboard', link },
    reason: ASKED_TO_CREATE,
  }),
  creator_request_declined: ({ name, message, askAgainFrom, link }) => ({
    subject: 'Your request to become a creator',
    heading: 'Thanks for asking',
    paragraphs: [
      `Hi ${name},`,
      `We’ve read your request to become a creator, and we can’t say yes for now. The reason is below. You can ask again from ${askAgainFrom}.`,
    ],
    quote: message,
    action: { label: 'See what it takes', link },
    reason: ASKED_TO_CREATE,
  }),
  tester_invitation: ({ inviter, title, link }) => ({
    subject: `${inviter} wants your opinion on a guide`,
    heading: 'Try out a guide before it’s published',
    paragraphs: [
      'Hi,',
      `${inviter} is making ${title === null ? 'a guide' : `“${title}”, a guide`} to walk with your phone, and would like to know what you think.`,
      `Open it, walk it or just read it, and leave a note on any place. You don’t need an account. Only ${inviter} and the Laneway team can read your notes.`,
      `The link is yours alone and works for ${inWords(INVITATION_LIFETIME_MS)}, or until the guide is published. If you have an older one, it no longer works.`,
    ],
    action: { label: 'Walk the draft', link },
    reason: `You’re getting this email because ${inviter} entered this email address on Laneway. Don’t know them? Ignore this email, and we’ll delete your address.`,
  }),
  place_report_answered: ({ name, place, title, reply, message, link }) => ({
    subject: `Your report about ${place}`,
    heading: 'An answer to your report',
    paragraphs: [
      name === null ? 'Hi,' : `Hi ${name},`,
      `You reported a problem with “${place}” in “${title}”.`,
      reply,
    ],
    ...(message === null ? {} : { quote: message }),
    action: { label: 'Open the place', link },
    reason:
      'You’re getting this email because you reported a problem on Laneway. Wasn’t you? Ignore this email.',
  }),
  message_answered: ({ name, answer, sentOn, message }) => ({
    subject: 'Our answer to your message',
    heading: 'We’ve answered your message',
    paragraphs: [
      name === null ? 'Hi,' : `Hi ${name},`,
      ...answer.split(/\n+/),
      `On ${sentOn} you wrote:`,
    ],
    quote: message,
    reason:
      'You’re getting this email because someone wrote to Laneway from this email address. Wasn’t you? Ignore this email.',
  }),
  contact_message: ({ name, email, isVerified, content }) => ({
    subject: `Message from ${name}`,
    heading: `${name} sent you a message`,
    paragraphs: [
      `From ${name}, ${email}. Reply to this email to answer them.`,
      ...(isVerified ? [] : ['They haven’t confirmed that this is their email.']),
    ],
    quote: content,
    reason: CONTACT_REASON,
  }),
  support_message: ({ name, email, content }) => ({
    subject: `Help with logging in: ${name ?? email}`,
    heading: 'Someone needs help with logging in',
    paragraphs: [
      `From ${name === null ? email : `${name}, ${email}`}. Reply to this email to answer them.`,
      'They weren’t logged in, so this may not be their email. Don’t tell them anything about an account.',
    ],
    quote: content,
    reason: CONTACT_REASON,
  }),
};

function giftOpening(giver: string): Pick<EmailContent, 'subject' | 'heading' | 'reason'> {
  const sent = `${giver} sent you a guide`;
  return {
    subject: sent,
    heading: sent,
    reason: `You’re getting this email because ${giver} sent a guide to this email address.`,
  };
}

function receiptLine({ price, gst, date, order }: Omit<ReceiptData, 'name' | 'title'>): string {
  return `Paid ${price} on ${date}, including ${gst} GST. Order ${order}.`;
}

function linkTerms(lifetimeMs: number): string {
  return `The link works once and expires in ${inWords(lifetimeMs)}.`;
}

function inWords(ms: number): string {
  const [count, unit] = ms >= DAY_MS ? [ms / DAY_MS, 'day'] : [ms / HOUR_MS, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
