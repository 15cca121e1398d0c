import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect } from './test.ts';

/** The maximum time for simulating a thousand walks of a guide. */
const SIMULATION_MS = 60_000;

/** The start of guides that tests publish: far from the demo's, so that they aren't on the first page of other tests. */
export const FAR_AWAY = '-31.9523,115.8613';

/** Publishes a guide of the creator who is logged in, without a browser; returns its id. */
export async function publishGuide(
  page: Page,
  admin: APIRequestContext,
  title: string,
  places: readonly string[],
): Promise<number> {
  const author = page.request;
  const created = await author.post('/api/pending_guides/', {
    data: {
      pg_title: title,
      pg_description: 'Neon, and what it hides.',
      pg_image: await anImage(page),
      pg_location: FAR_AWAY,
    },
  });
  const { pg_id } = await created.json();
  for (const [index, pp_title] of places.entries()) {
    const pp_location = `-37.81${index},144.96${index}`;
    const data = { pp_title, pp_description: 'Look up.', pp_location };
    await author.post(`/api/pending_guides/${pg_id}/places/`, { data });
  }
  return publishDraft(author, admin, pg_id);
}

/** Submits the first guide of a creator and has it approved; returns its id once everyone can see it. */
export async function publishDraft(
  author: APIRequestContext,
  admin: APIRequestContext,
  pg_id: number,
): Promise<number> {
  const submitted = await author.post(`/api/pending_guides/${pg_id}/change_status`, {
    data: { new_status: 'submitted' },
    timeout: SIMULATION_MS,
  });
  expect(submitted.status()).toBe(200);
  await logInAsAdmin(admin);
  // Refused while the simulation is running.
  const approve = () => admin.post(`/api/admin/pending_guides/${pg_id}/approve`);
  await expect.poll(async () => (await approve()).status(), { timeout: SIMULATION_MS }).toBe(200);
  await expect
    .poll(async () => (await author.get('/api/user/dashboard-guides').then((r) => r.json())).length)
    .toBe(1);
  const [guide] = await (await author.get('/api/user/dashboard-guides')).json();
  return guide.g_id;
}

export async function logInAsAdmin(request: APIRequestContext): Promise<void> {
  const { email: u_email, password: u_password } = DEMO.admin;
  const loggedIn = await request.post('/api/login', { data: { u_email, u_password } });
  expect(loggedIn.status()).toBe(200);
}

/** The address of a cover that everyone may see. */
export async function anImage(page: Pick<Page, 'request'>): Promise<string> {
  const { g_image } = await (await page.request.get(`/api/guides/${DEMO.publicGuide.id}`)).json();
  return new URL(g_image.replace('s3://', '/media/'), process.env.LANEWAY_URL).href;
}
