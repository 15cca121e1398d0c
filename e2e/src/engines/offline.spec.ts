import { DEMO } from '../demo.ts';
import { type Gateway, openGateway } from '../gateway.ts';
import { expectPlaying } from './media.ts';
import { test as base } from './test.ts';
import { button, dialog, heading, region } from './window.ts';

const { id, title } = DEMO.publicGuide;

/** Tests with a server that can be taken away. */
const test = base.extend<{ gateway: Gateway }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its parameter
  gateway: async ({}, use) => {
    const gateway = await openGateway(process.env.LANEWAY_URL ?? '');
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

test('a saved guide opens and plays when the server can’t be reached', async ({
  window,
  gateway,
}) => {
  await window.goto(`/guides/${id}/places`);
  await window.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  await window.click(button(/^Save offline/));
  await window.expectText(dialog('Save offline'), /Saved, \d/);
  await gateway.cut();

  await window.goto('/');
  await window.click([{ role: 'listitem' }, button(new RegExp(title))]);
  await window.click([region('About this guide'), button('Open map')]);
  await window.expectCount([region('Places'), { role: 'listitem' }], DEMO.places.length);

  await window.goto(DEMO.links.hosierLane);
  await window.expectVisible(heading('Hosier Lane'));
  await window.click([{ role: 'group', name: 'Audio: Hosier Lane' }, button('Play')]);
  await expectPlaying(window, 'audio');
});
