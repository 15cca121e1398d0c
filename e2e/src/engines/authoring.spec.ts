import { newCreator, POSTER } from '../author.ts';
import { arriveAs } from './person.ts';
import { expect, test } from './test.ts';
import { type Box, button, dialog } from './window.ts';

const UPLOAD_MS = 90_000;

const bottomOf = ({ y, height }: Box) => y + height;

test('a guide is written, and its cover uploaded and cropped', async ({ window, request }) => {
  test.slow();
  await arriveAs(window, await newCreator(request));
  await window.goto('/?dashboard=guides');
  await window.click(button('+ Create New Guide'));
  await window.fill({ role: 'textbox', name: 'Title' }, 'Lanes at night');
  await window.fill({ role: 'textbox', name: 'Description' }, 'Neon, and what it hides.');
  await window.click(button('Save'));
  await window.expectVisible({ text: 'Guide saved successfully!' });
  await window.click(button('Dismiss'));
  await window.click([{ role: 'heading', name: /^Cover image/ }, { role: 'button' }]);
  const cover = { role: 'group', name: 'Cover image' };
  await window.upload([cover, { css: 'input[type=file]' }], POSTER);

  // Nothing in the dialog overlaps: the picture covers neither sliders nor buttons.
  const crop = dialog('Crop image');
  const picture = await window.boxOf([crop, { css: 'img' }]);
  for (const name of ['Zoom', 'Left and right', 'Up and down']) {
    const slider = await window.boxOf([crop, { role: 'slider', name }]);
    expect(slider.y).toBeGreaterThanOrEqual(bottomOf(picture) - 1);
  }
  await window.click([crop, button('Use this crop')]);
  await window.expectGone(crop);
  // The server has measured and cropped the picture by then, which takes long on a loaded machine.
  const percent = () =>
    window.evaluate(() =>
      document.querySelector('[role=meter][aria-label=Complete]')?.getAttribute('aria-valuenow'),
    );
  await expect.poll(percent, { timeout: UPLOAD_MS }).toBe('80');
});
