import type { Tester, TesterList } from '@laneway/contract/testers';
import { openBrowser } from './browser.ts';
import { mailsTo } from './jobs.ts';
import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'send' | 'db'>;

type Asking = { readonly post: ReturnType<typeof openBrowser>['post'] };

/** Invites someone and returns the token in their link. */
export async function inviteTester(
  app: App,
  author: Asking,
  guideId: number,
  email: string,
): Promise<{ readonly tester: Tester; readonly token: string }> {
  const reply = await author.post(`/api/pending_guides/${guideId}/testers`, { emails: [email] });
  const tester = reply.json<TesterList>().testers.find((one) => one.email === email);
  if (tester === undefined) throw new Error(`The invitation failed: ${reply.body}`);
  return { tester, token: await testerToken(app, email) };
}

/** The token in the newest link that was emailed to a tester. */
export async function testerToken(app: Pick<TestApp, 'db'>, email: string): Promise<string> {
  const links = (await mailsTo(app, email)).flatMap((mail) => mail.links);
  const tokens = links.map((link) => new URL(link).searchParams.get('tester'));
  return tokens.findLast((token) => token !== null) ?? '';
}

/** The browser of someone without an account. */
export function testAs(app: Pick<TestApp, 'send'>) {
  const browser = openBrowser(app);
  return {
    ...browser,
    open: (token: string) => browser.post('/api/tested-draft/open', { token }),
    note: (token: string, pp_id: number | null, note: string) =>
      browser.send('PUT', '/api/tested-draft/note', { token, pp_id, note }),
  };
}
