import { DEMO } from './demo.ts';
import {
  carryPhone,
  openStart,
  pathOf,
  placeAt,
  standAt,
  startSheet,
  walkAlong,
  walkPanel,
} from './guided-walk.ts';
import { expect, test } from './test.ts';
import { heading, openPlaces } from './visitor.ts';

const GUIDE = DEMO.publicGuide;

test('a walk that ended is summed up, leads to the next guide, and is kept until it is deleted', {
  tag: '@journey',
}, async ({ page, checkAccessibility }) => {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await openPlaces(page);
  const sheet = await openStart(page);
  await expect(sheet.getByRole('button', { name: 'Your walks' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  await expect(walkPanel(page)).toContainText('Next: place 1');
  await walkAlong(page, path.slice(0, 4));
  await page.getByRole('button', { name: 'End walk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End walk' }).click();

  await expect(heading(page, 'Walk ended')).toBeVisible();
  const facts = page.getByRole('definition');
  await expect(facts).toHaveText([/^\d+\smin$/, /^\d+\sm$/]);
  const next = page.getByRole('region', { name: 'Next guide near here' });
  await expect(next).toContainText(/\d+\sm from here/);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await checkAccessibility();

  await page.getByRole('button', { name: 'Walk again' }).click();
  await startSheet(page).getByRole('button', { name: 'Your walks' }).click();
  const walks = page.getByRole('list', { name: 'Your walks' }).getByRole('listitem');
  await expect(walks).toHaveText([
    /Laneways for First-Timers .* · 1 of 7 places · \d+\smin · \d+\sm/,
  ]);
  await checkAccessibility();
  await page.getByRole('button', { name: /^Delete Laneways/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete walk' }).click();
  await expect(page.getByText(/^No walks yet/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('laneway.past-walks.visitor'))).toBeNull();
});
