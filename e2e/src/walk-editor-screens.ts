import type { PendingGuide } from '@laneway/contract/authoring';
import type { Locator, Page } from '@playwright/test';
import { arriveAs, button } from './accounts-person.ts';
import { isPhone } from './author.ts';
import { DEMO } from './demo.ts';
import type { Screen } from './screen.ts';
import { settingsFor } from './walk-editor.ts';

/** South of the path at Birrarung Marr, so that many walkers miss it and there is a suggestion. */
const OFF_THE_PATH = JSON.stringify({
  ...{ v: 1, zone: { kind: 'circle', centre: { lat: -37.819, lng: 144.9732 }, radius: 15 } },
  ...{ direction: null, once: true, priority: 0, dwell: 0, start: 'auto', kind: 'stop' },
});

const SUMMARY = /1,000 walkers hear every place/;
/** A thousand walks take a while beside the screenshots. */
const CHECK_MS = 300_000;

const WALK: Pick<Screen, 'address' | 'arrive' | 'sizes'> = {
  address: '/',
  sizes: ['phone', 'tablet', 'desktop'],
  arrive: (page) => arriveAs(page, DEMO.creator),
};

/** Screens of setting up and simulating a walk, and of its review. */
export const WALK_EDITOR_SCREENS: Readonly<Record<string, Screen>> = {
  'walk-editor': {
    ...WALK,
    reach: async (page) => {
      await openWalkOf(page, await draftOf(page, DEMO.publicGuide.id));
      await settingsFor(page).selectOption('2. AC/DC Lane');
    },
    shows: (page) => page.getByRole('spinbutton', { name: 'Radius' }),
  },
  'walk-simulation': {
    ...WALK,
    reach: async (page) => {
      await openWalkOf(page, await draftOf(page, DEMO.publicGuide.id));
      await playFromSecondPlace(page);
    },
    shows: (page) => page.getByRole('button', { name: 'Pause' }),
  },
  'walk-check': {
    ...WALK,
    reach: async (page) => {
      const draft = await draftOf(page, DEMO.paidGuide.id);
      const place = draft.pending_places?.find(({ pp_title }) => pp_title === 'Birrarung Marr');
      const data = { pp_trigger: OFF_THE_PATH };
      await page.request.put(`/api/pending_places/${place?.pp_id}`, { data });
      await openWalkOf(page, draft);
      await button(page, 'Simulate 1,000 walks').click();
      await suggestion(page).waitFor({ timeout: CHECK_MS });
      // In the middle, because the map and the save bar cover the ends.
      await suggestion(page).evaluate((part) => part.scrollIntoView({ block: 'center' }));
    },
    shows: suggestion,
  },
  'walk-report': {
    ...WALK,
    reach: async (page) => {
      const { pg_id, pg_pending_status } = await draftOf(page, DEMO.membersGuide.id);
      if (pg_pending_status === 'draft') {
        const data = { new_status: 'submitted' };
        await page.request.post(`/api/pending_guides/${pg_id}/change_status`, { data });
      }
      await arriveAs(page, DEMO.admin);
      await page.goto(`/?dashboard=guides&guide=pending-${pg_id}&view=review`);
      if (isPhone(page)) await button(page, 'All items').click();
      await page.getByRole('button', { name: /^Walk(?! it)/ }).click();
    },
    shows: (page) => page.getByText(SUMMARY),
  },
};

/** The draft of a published guide; there is one of each. */
async function draftOf(page: Page, guideId: number): Promise<PendingGuide> {
  const data = { source_published_guide_id: guideId };
  return await (await page.request.post('/api/pending_guides/', { data })).json();
}

async function openWalkOf(page: Page, { pg_id }: PendingGuide): Promise<void> {
  await page.goto(`/?dashboard=guides&guide=pending-${pg_id}&view=walk`);
  await settingsFor(page).waitFor();
}

/** Plays a walk at the lowest speed, from the middle of the audio at its second place. */
async function playFromSecondPlace(page: Page): Promise<void> {
  await page.getByLabel('Speed').selectOption('1');
  // By keyboard, because the save bar covers the end of the window.
  await page.getByRole('button', { name: /AC\/DC Lane starts/ }).press('Enter');
  const position = page.getByRole('slider', { name: 'Position' });
  for (let second = 0; second < 9; second += 1) await position.press('ArrowRight');
  await button(page, 'Play').press('Enter');
}

function suggestion(page: Page): Locator {
  return page.getByRole('button', { name: /^Apply to/ }).first();
}
