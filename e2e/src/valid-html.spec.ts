import { newPerson } from './accounts-person.ts';
import { buyFor } from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { expectValidHtml } from './valid-html.ts';

/** Pages as sent by the server. The app's changes to them are checked with the accessibility of each screen. */
const PAGES = [
  '/',
  `/guides/${DEMO.paidGuide.id}`,
  `/guides/${DEMO.publicGuide.id}`,
  DEMO.links.hosierLane,
  DEMO.links.royalArcade,
  '/creators/2',
  `/embed/guides/${DEMO.paidGuide.id}`,
  '/guides',
  '/experience',
  '/?search=lanes',
  '/app-shell',
  '/api/docs',
  '/dev/mailbox',
];

test('every page that the server sends is valid HTML', { tag: '@journey' }, async ({ request }) => {
  for (const path of PAGES) {
    const reply = await request.get(path, { headers: { accept: 'text/html' } });
    expect(reply.status(), path).toBe(200);
    await expectValidHtml(await reply.text(), path);
  }
  const missing = await request.get('/nowhere', { headers: { accept: 'text/html' } });
  expect(missing.status()).toBe(404);
  await expectValidHtml(await missing.text(), '/nowhere');
});

test('so are the test checkout and the emails', async ({ request }) => {
  const order = await buyFor(request, await newPerson(request));
  await expectValidHtml(await (await request.get(`/checkout/test/${order}`)).text(), 'checkout');
  const emails: readonly { readonly subject: string; readonly html: string }[] = await (
    await request.get('/dev/mailbox.json')
  ).json();
  expect(emails.length).toBeGreaterThan(0);
  const newest = new Map(emails.map((email) => [email.subject, email]));
  for (const { subject, html } of newest.values()) await expectValidHtml(html, subject);
});
