import { MAX_TESTERS } from './limits.ts';

export const testerTexts = {
  noEmail: 'Enter at least one email',
  badEmails: (emails: readonly string[]) =>
    emails.length === 1
      ? `“${emails[0]}” isn’t an email address`
      : `These aren’t email addresses: ${emails.join(', ')}`,
  tooMany: (room: number) =>
    room === 0
      ? `You have ${MAX_TESTERS} testers already. Remove someone first.`
      : `You can have ${MAX_TESTERS} testers. There’s room for ${room} more.`,
  notNow: 'You can invite testers while the guide is a draft or in review',
  sentEnough: 'We’ve emailed this person 3 times. Ask them to check their spam folder.',
  removed: 'You’ve removed this tester. Invite them again instead.',
  testerNotFound: 'Tester not found',
  unknownPlace: 'The creator has removed this place',
} as const;

export const endedTexts = {
  /** This text is also used for unknown and deleted links. */
  ended: 'This link doesn’t work any more. Ask the person who invited you for a new one.',
  paused: 'The creator has put this guide aside for now. Try your link again later.',
  published: 'The guide is published now. Thanks for testing it!',
} as const;
