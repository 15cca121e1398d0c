import { randomUUID } from 'node:crypto';
import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import type { Notice } from '@laneway/contract/notifications';
import { type Browser, openBrowser } from './browser.ts';
import { storeMedia } from './media.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Content that is complete enough to be submitted, once the guide has a place. */
export const COMPLETE = {
  pg_title: 'The Upside-Down River',
  pg_description: 'They say the Yarra runs upside down.',
  pg_image: 'https://images.example/river.jpg',
};

/** The fields that every place needs before its guide can be submitted. */
export const WHOLE_PLACE = { pp_title: 'Princes Bridge', pp_location: '-37.8183,144.9671' };

type App = Pick<TestApp, 'send' | 'db' | 'deps'>;

/** The actions of a person in the dashboards, over HTTP. */
export function workAs(app: App, person: TestPerson) {
  const browser: Browser = openBrowser(app, person);
  const change = (id: number, new_status: string, more: object = {}) =>
    browser.post(`/api/pending_guides/${id}/change_status`, { new_status, ...more });
  const verdict = (call: string) => (id: number, body?: object) =>
    browser.post(`/api/admin/pending_guides/${id}/${call}`, body);
  return {
    ...browser,
    change,
    approve: verdict('approve'),
    reject: verdict('reject'),
    requestRevision: verdict('request_revision'),
    draft: async (content: object = COMPLETE): Promise<number> =>
      (await browser.post('/api/pending_guides/', content)).json<PendingGuide>().pg_id,
    addPlace: async (guideId: number, content: object = {}): Promise<number> =>
      (
        await browser.post(`/api/pending_guides/${guideId}/places/`, { ...WHOLE_PLACE, ...content })
      ).json<PendingPlace>().pp_id,
    /** A submitted guide with one place. */
    submitted: async (content: object = COMPLETE): Promise<number> => {
      const guide = await browser.post('/api/pending_guides/', content);
      const { pg_id: id } = guide.json<PendingGuide>();
      await browser.post(`/api/pending_guides/${id}/places/`, WHOLE_PLACE);
      const reply = await change(id, 'submitted');
      if (reply.statusCode !== 200) throw new Error(`The submission failed: ${reply.body}`);
      return id;
    },
    guide: async (id: number): Promise<PendingGuide> =>
      (await browser.get(`/api/pending_guides/${id}?include_places=true`)).json(),
    notices: async (): Promise<Notice[]> => (await browser.get('/api/notices')).json().items,
  };
}

/** A file in quarantine that its uploader may use; returns its URI. */
export async function uploadFor(
  { db, deps }: App,
  person: TestPerson,
  more: Partial<Parameters<typeof storeMedia>[2]> = {},
): Promise<string> {
  const key = more.key ?? randomUUID();
  await storeMedia(db, deps.blobs, { key, uploaderId: person.id, ...more });
  return `s3://laneway-quarantine/${key}`;
}
