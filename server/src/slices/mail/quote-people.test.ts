import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/jobs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { queueEmail } from './public.ts';

const app = await createTestApp();
const LINK = 'https://laneway.example/?guide=1';

const SPOOF = 'Laneway \u202eetisbew\u202c Support\u200b: www.evil.example/x';
const QUOTED = 'Laneway etisbew Support: www. evil. example/x';

const gift = async (to: string) => {
  await app.db.transaction((tx) =>
    queueEmail(tx, {
      dedupeKey: to,
      to,
      template: 'gift_for_newcomer',
      data: {
        name: SPOOF,
        giver: SPOOF,
        title: SPOOF,
        message: `Hi!\nhttps://evil.example`,
        link: LINK,
      },
    }),
  );
  const [mail] = await mailsTo(app, to);
  if (mail === undefined) throw new Error('nothing was queued');
  return mail;
};

describe('an email that quotes people', () => {
  it('has no link but ours, in its subject, text and HTML', async () => {
    const { subject, text_body, html_body, links } = await gift('robin@people.example');
    expect(links).toEqual([LINK]);
    expect(subject).toContain(QUOTED);
    expect(text_body).toContain(QUOTED);
    expect(text_body).toContain('> Hi!\n> https: evil. example');
    for (const part of [subject, text_body, html_body]) {
      expect(part).not.toContain('evil.example');
      expect(part).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u);
    }
  });

  it('leaves out a name without visible characters', async () => {
    const to = 'sam@people.example';
    await app.db.transaction((tx) =>
      queueEmail(tx, {
        dedupeKey: to,
        to,
        template: 'welcome',
        data: { name: '\u200b', link: LINK },
      }),
    );
    expect((await mailsTo(app, to))[0]?.text_body).toContain('Someone');
  });

  it('keeps the addresses that we put in ourselves', async () => {
    const to = 'gina@people.example';
    const receipt = { price: '$4.99', gst: '$0.45', date: '15 Nov 2026', order: '7' };
    await app.db.transaction((tx) =>
      queueEmail(tx, {
        dedupeKey: to,
        to,
        template: 'gift_receipt',
        data: {
          ...receipt,
          name: 'Gina',
          title: 'Lanes',
          friendName: null,
          friendEmail: 'fred@people.example',
          link: LINK,
        },
      }),
    );
    expect((await mailsTo(app, to))[0]?.text_body).toContain('fred@people.example');
  });
});
