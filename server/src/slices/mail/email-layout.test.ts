import { describe, expect, it } from 'vitest';
import { layOut } from './email-layout.ts';
import { type EmailData, type EmailTemplate, TEMPLATES } from './templates.ts';

const LINK = 'https://laneway.example/?token=abc&type=password_reset';
const HOSTILE = `<img src=x onerror="alert(1)">'&`;

const RECEIPT = {
  name: HOSTILE,
  title: HOSTILE,
  price: '$4.99',
  gst: '$0.45',
  date: '15 Nov 2026',
  order: '0e5b0f4c-0000-4000-8000-000000000000',
};
const GIFT = { name: HOSTILE, giver: HOSTILE, title: HOSTILE, link: LINK };

const DATA: EmailData = {
  welcome: { name: HOSTILE, link: LINK },
  email_confirmation: { name: HOSTILE, link: LINK },
  password_reset: { name: HOSTILE, link: LINK },
  password_changed: { name: HOSTILE, link: LINK },
  email_change: { name: HOSTILE, link: LINK },
  email_taken: { name: HOSTILE, link: LINK },
  email_change_requested: { name: HOSTILE, link: LINK },
  email_changed: { name: HOSTILE, link: LINK },
  account_deleted: { name: HOSTILE, link: LINK },
  account_activation: { name: HOSTILE, link: LINK },
  purchase_receipt: { ...RECEIPT, link: LINK },
  gift_receipt: { ...RECEIPT, friendName: HOSTILE, friendEmail: 'f@people.example', link: LINK },
  gift_for_newcomer: { ...GIFT, message: null },
  gift_for_member: { ...GIFT, message: `${HOSTILE}\nBye` },
  refund_issued: { ...RECEIPT, link: LINK },
  media_infected: { name: HOSTILE, fileName: HOSTILE, link: LINK },
  tester_invitation: { inviter: HOSTILE, title: HOSTILE, link: LINK },
  account_suspended: { name: HOSTILE, message: `${HOSTILE}\nBye`, link: LINK },
  account_reinstated: { name: HOSTILE, message: `${HOSTILE}\nBye`, link: LINK },
  creator_request_approved: { name: HOSTILE, link: LINK },
  creator_request_declined: {
    name: HOSTILE,
    message: `${HOSTILE}\nBye`,
    askAgainFrom: '15 Dec 2026',
    link: LINK,
  },
  guide_news: { name: HOSTILE, title: HOSTILE, lead: HOSTILE, message: HOSTILE, link: LINK },
  contact_message: {
    name: HOSTILE,
    email: 'ada@people.example',
    isVerified: false,
    content: `${HOSTILE}\nBye`,
  },
  message_answered: {
    name: HOSTILE,
    answer: `${HOSTILE}\n\nBye`,
    sentOn: '15 Nov 2026',
    message: HOSTILE,
  },
  place_report_answered: {
    name: HOSTILE,
    place: HOSTILE,
    title: HOSTILE,
    reply: 'It’s fixed now.',
    message: `${HOSTILE}\nBye`,
    link: LINK,
  },
  support_message: { name: HOSTILE, email: 'ada@people.example', content: `${HOSTILE}\nBye` },
};

/** These emails are answered by replying. */
const WITHOUT_LINKS: readonly EmailTemplate[] = [
  'contact_message',
  'support_message',
  'message_answered',
];

const lay = <T extends EmailTemplate>(template: T) => layOut(TEMPLATES[template](DATA[template]));

describe.each(Object.keys(DATA) as EmailTemplate[])('the email %s', (template) => {
  const mail = lay(template);

  it('says the same in text and in HTML', () => {
    const words = TEMPLATES[template](DATA[template] as never);
    for (const part of [words.heading, ...words.paragraphs, words.reason]) {
      expect(mail.text).toContain(part);
      const escaped = part.replaceAll(/[&<>"']/g, '').slice(0, 20);
      expect(mail.html.replaceAll(/&(amp|lt|gt|quot|#39);/g, '')).toContain(escaped);
    }
  });

  it('escapes what people write', () => {
    expect(mail.html).not.toContain('<img');
    expect(mail.html).not.toContain('onerror="');
    expect(mail.html).toContain('&lt;img');
  });

  it('has no images, scripts or style sheets', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/);
  });

  it('lists its links', () => {
    expect(mail.links).toEqual(WITHOUT_LINKS.includes(template) ? [] : [LINK]);
    for (const link of mail.links) {
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
  });

  it('has a subject of one line', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeGreaterThan(5);
  });
});

describe('a subject', () => {
  it('stays one short line, whatever a person is called', () => {
    const { subject } = layOut(
      TEMPLATES.contact_message({
        name: `Eve\r\nBcc: everyone@people.example${'x'.repeat(500)}`,
        email: 'eve@people.example',
        isVerified: true,
        content: 'Hi',
      }),
    );
    expect(subject).toMatch(/^Message from Eve Bcc: everyone/);
    expect(subject).toHaveLength(200);
  });
});

describe('the lifetime of a link', () => {
  it('is in the email', () => {
    expect(lay('password_reset').text).toContain('The link works once and expires in 1 hour.');
    expect(lay('account_activation').text).toContain('The link works once and expires in 14 days.');
    expect(lay('email_change').text).toContain('The link works once and expires in 1 day.');
  });
});
