import { DEMO } from '../demo.ts';
import { expectPlaying } from './media.ts';
import { expect, test } from './test.ts';
import { button, heading, region } from './window.ts';

const OVERVIEW = region('About this guide');
const SEARCH = { css: 'main [placeholder="What\'s next?"]' };

test('the guides of the home page open from their cards', async ({ window }) => {
  await window.goto('/');
  for (const title of DEMO.featured) {
    await window.expectVisible([
      region(/^Featured guides/),
      { role: 'listitem', containing: title },
    ]);
  }
  await window.expectVisible({ css: '[aria-roledescription="map"] button' });
  const [first] = DEMO.featured;
  await window.click([{ css: 'li[data-front="true"]' }, button(new RegExp(`^${first}`))]);
  await window.expectVisible([OVERVIEW, heading(first)]);
});

test('a search finds guides by their words, and back returns to what it found', async ({
  window,
}) => {
  await window.goto('/');
  await window.fill(SEARCH, 'trams');
  await window.submit(SEARCH);
  const results = region('“trams”');
  await window.expectText([results, { role: 'status' }], '5 guides');
  await window.click([results, { role: 'button', containing: 'City of Trams' }]);
  await window.expectVisible([OVERVIEW, heading('City of Trams')]);
  await window.back();
  await window.expectVisible(results);
});

test('a place is read and heard', async ({ window }) => {
  await window.goto(DEMO.links.hosierLane);
  await window.expectVisible(heading('Hosier Lane'));
  const player = { role: 'group', name: 'Audio: Hosier Lane' };
  await window.click([player, button('Play')]);
  await expectPlaying(window, 'audio');
  await window.click([player, button('Pause')]);
  await window.expectVisible([player, button('Play')]);
  // WebKit draws selects in its own style by default.
  const looks = await window.evaluate(() =>
    [...document.querySelectorAll('select')].map((select) => getComputedStyle(select).appearance),
  );
  expect(looks).toEqual(['none']);
});

test('a video plays', async ({ window }) => {
  await window.goto(DEMO.links.lunaPark);
  const player = { role: 'group', name: 'Video: Luna Park' };
  await window.click([player, button('Play')]);
  await expectPlaying(window, 'video');
});
