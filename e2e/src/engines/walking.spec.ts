import { DEMO } from '../demo.ts';
import { northOf, pathOf, placeAt } from '../guided-walk.ts';
import { expect, test } from './test.ts';
import { button, region } from './window.ts';

const { id } = DEMO.publicGuide;

test('a walk finds the walker, and tells of the place they come to', async ({
  window,
  request,
}) => {
  // The first place is at the second point of the path.
  const place = placeAt(await pathOf({ request }, id), 1);
  const standNorth = (metres: number) => window.standAt({ ...northOf(place, metres), accuracy: 6 });
  await standNorth(0);
  await window.goto(`/guides/${id}/places`);
  await window.click(button('Start walk'));
  const sheet = region('Ready to walk?');
  await window.expectText(sheet, 'Found you, within 6\u00a0m.');
  await window.click([sheet, button('Start walk')]);
  const panel = region('Walk');
  await window.expectVisible(panel);
  // A phone in someone's hand never reports the same position twice.
  await expect(async () => {
    await standNorth(Math.random());
    await expect.poll(secondsTold, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass({ timeout: 40_000 });
  await expect.poll(secondsTold, { message: 'the story goes on' }).toBeGreaterThan(1);

  /** The chime before it comes from a blob. */
  async function secondsTold(): Promise<number> {
    return await window.evaluate(() => {
      const players = [...document.querySelectorAll('audio')];
      const stories = players.filter(({ currentSrc }) => /^https?:/.test(currentSrc));
      return Math.max(0, ...stories.map(({ paused, currentTime }) => (paused ? 0 : currentTime)));
    });
  }
});
