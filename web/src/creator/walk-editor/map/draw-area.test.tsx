// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MapView } from '../../../map/map-view.tsx';
import { DrawArea } from './draw-area.tsx';

function Page() {
  const [isDrawing, setDrawing] = useState(false);
  const end = () => setDrawing(false);
  return (
    <>
      <MapView label="Walk" tiles={undefined}>
        {isDrawing && <DrawArea onFinish={end} onCancel={end} />}
      </MapView>
      <button type="button" onClick={() => setDrawing(true)}>
        Draw it again
      </button>
    </>
  );
}

it.each(['Finish area', 'Cancel'])('returns the focus after “%s”', async (name) => {
  onTestFinished(cleanup);
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText('Draw it again'));
  expect(document.activeElement).toBe(screen.getByLabelText('Walk'));
  for (let corner = 0; corner < 3; corner += 1) await user.click(screen.getByText('Drop corner'));
  await user.click(screen.getByText(name));
  expect(screen.queryByText('Drop corner')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Draw it again'));
});

it('shows each corner from the first on', async () => {
  onTestFinished(cleanup);
  const user = userEvent.setup();
  const { container } = render(<Page />);
  await user.click(screen.getByText('Draw it again'));
  const dots = () => container.querySelectorAll('path[fill="#ffffff"]').length;
  await user.click(screen.getByText('Drop corner'));
  expect(dots()).toBe(1);
  await user.click(screen.getByText('Undo last point'));
  expect(dots()).toBe(0);
});

it.each([
  ['Tap', true],
  ['Click', false],
])('says “%s” to people with a touchscreen: %s', async (verb, isTouch) => {
  onTestFinished(cleanup);
  const matches = vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: isTouch && query === '(pointer: coarse)',
      }) as unknown as MediaQueryList,
  );
  onTestFinished(() => matches.mockRestore());
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText('Draw it again'));
  expect(screen.getByText(`${verb} the map at each corner.`)).toBeDefined();
});
