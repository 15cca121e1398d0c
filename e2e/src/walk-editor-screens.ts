import type { Page } from '@playwright/test';
import { arriveAs, button } from './accounts-person.ts';
import { draftOf, isPhone } from './author.ts';
import { DEMO } from './demo.ts';
import { openWalk, settingsFor } from './guide-walk-editor.ts';
import type { Screen } from './screen.ts';
import { expect } from './test.ts';

type DemoPlace = {
  readonly p_title: string;
  readonly p_description: string;
  readonly p_location: string;
  readonly p_marker: string;
  readonly p_image: string;
  readonly p_image_alt: string;
  readonly p_audio: string | null;
};

/** So small and so far from the path that many walkers miss it: there is something to suggest. */
const TOO_SMALL = JSON.stringify({
  ...{ v: 1, zone: { kind: 'circle', centre: { lat: -37.81728, lng: 144.96555 }, radius: 15 } },
  ...{ direction: null, once: true, priority: 0, dwell: 0, start: 'auto', kind: 'stop' },
});

const WALK: Pick<Screen, 'address' | 'arrive' | 'sizes'> = {
  address: '/',
  sizes: ['phone', 'tablet', 'desktop'],
  arrive: (page) => arriveAs(page, DEMO.creator),
};

/** How a creator sets up a walk and tries it, and what a reviewer learns of it. */
export const WALK_EDITOR_SCREENS: Readonly<Record<string, Screen>> = {
  'walk-editor': {
    ...WALK,
    reach: async (page) => {
      await openDraft(page);
      await settingsFor(page).selectOption(`2. ${DEMO.places[1]}`);
    },
    shows: (page) => page.getByRole('spinbutton', { name: 'Radius' }),
  },
  'walk-rehearsal': {
    ...WALK,
    reach: async (page) => {
      await openDraft(page);
      await page.getByRole('button', { name: /heard from/ }).first().click();
    },
    shows: (page) => page.getByRole('slider', { name: 'Walker' }),
  },
  'walk-check': {
    ...WALK,
    reach: async (page) => {
      await openDraft(page, TOO_SMALL);
      await page.getByRole('button', { name: /^Simulate [\d,]+ walks$/ }).click();
      await page.getByText(/walkers hear every place in time/).scrollIntoViewIfNeeded();
    },
    shows: (page) => page.getByRole('button', { name: /^Use/ }).first(),
  },
  'walk-report': {
    ...WALK,
    reach: async (page) => {
      const id = await demoDraft(page, null);
      const data = { new_status: 'submitted' };
      const submitted = await page.request.post(`/api/pending_guides/${id}/change_status`, {
        data,
        timeout: 60_000,
      });
      expect(submitted.status()).toBe(200);
      await arriveAs(page, DEMO.admin);
      await page.goto(`/?dashboard=guides&guide=pending-${id}&view=review`);
      if (isPhone(page)) await button(page, 'All items').click();
      await page.getByRole('button', { name: /^Walk(?! it)/ }).click();
    },
    shows: (page) => page.getByText(/walkers hear every place in time/),
  },
};

/** A draft that is the public guide again; returns its id. */
async function demoDraft(page: Page, trigger: string | null): Promise<string> {
  const { id } = DEMO.publicGuide;
  const guide = await (await page.request.get(`/api/guides/${id}`)).json();
  const { places }: { places: readonly DemoPlace[] } = await (
    await page.request.get(`/api/places?guide_id=${id}`)
  ).json();
  const address = await draftOf(page, {
    ...{ pg_title: guide.g_title, pg_description: guide.g_description, pg_path: guide.g_path },
    ...{ pg_image: guide.g_image, pg_image_alt: guide.g_image_alt },
  });
  const draftId = address.slice(address.lastIndexOf('-') + 1);
  for (const [at, place] of places.entries()) {
    const added = await page.request.post(`/api/pending_guides/${draftId}/places/`, {
      data: {
        ...{ pp_title: place.p_title, pp_description: place.p_description },
        ...{ pp_location: place.p_location, pp_marker: place.p_marker },
        ...{ pp_image: place.p_image, pp_image_alt: place.p_image_alt, pp_audio: place.p_audio },
        ...(at === 2 && trigger !== null && { pp_trigger: trigger }),
      },
    });
    expect(added.status(), await added.text()).toBe(201);
  }
  return draftId;
}

async function openDraft(page: Page, trigger: string | null = null): Promise<void> {
  await page.goto(`/?dashboard=guides&guide=pending-${await demoDraft(page, trigger)}`);
  await openWalk(page);
}
