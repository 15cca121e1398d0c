import { ACTIVATION_TOKEN_LIFETIME_MS, RESET_TOKEN_LIFETIME_MS } from '@laneway/domain/timing';
import type { MailWords } from './letter-layout.ts';

/** What each mail has to be told. A new kind of mail is a new line here and its words below. */
export type MailData = {
  readonly welcome: { readonly name: string; readonly link: string };
  readonly password_reset: { readonly name: string; readonly link: string };
  readonly password_changed: { readonly name: string; readonly link: string };
  readonly account_activation: { readonly name: string; readonly link: string };
  readonly contact_message: {
    readonly name: string;
    readonly email: string;
    readonly content: string;
  };
};

export type MailTemplate = keyof MailData;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The words of every mail. */
export const TEMPLATES: { readonly [T in MailTemplate]: (data: MailData[T]) => MailWords } = {
  welcome: ({ name, link }) => ({
    subject: 'Welcome to Laneway',
    heading: `Welcome, ${name}`,
    paragraphs: [
      'Your account is ready. Guides you get are kept in it, on every device you log in with.',
      'Start with what is around you: pick a guide on the map and walk it at your own pace.',
    ],
    action: { label: 'Open the map', link },
    reason: 'You get this mail because an account was created with this address.',
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
  contact_message: ({ name, email, content }) => ({
    subject: `Message from ${name}`,
    heading: `${name} wrote to us`,
    paragraphs: [`From ${name}, ${email}. Answering this mail answers them.`],
    quote: content,
    reason:
      'You get this mail because contact messages go to the address that mails are sent from.',
  }),
};

function inWords(ms: number): string {
  return ms >= DAY ? `${ms / DAY} days` : ms === HOUR ? 'one hour' : `${ms / HOUR} hours`;
}
