// @vitest-environment happy-dom

import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { zigzagPlan } from '@laneway/domain/walk/simulation/zigzag.test-data';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settled } from '../settled.test-data.ts';
import { NAMES, someSimulation, someTrace } from '../simulation.test-data.ts';
import { AudioTimeline } from './audio-timeline.tsx';

const withAudio = (audioSeconds: number): WalkPlan => {
  const plan = zigzagPlan({ stops: 3 });
  return { ...plan, stops: plan.stops.map((stop) => ({ ...stop, audioSeconds })) };
};

async function renderTimeline(plan: WalkPlan, selected: number | null = null) {
  const made = someSimulation({ plan, simulate: () => someTrace(200) });
  const onSelect = vi.fn();
  made.simulation.begin();
  const { container } = render(
    <AudioTimeline
      plan={plan}
      names={NAMES}
      simulation={made.simulation}
      selected={selected}
      onSelect={onSelect}
    />,
  );
  await settled(made.answer);
  return { ...made, container, onSelect };
}

afterEach(cleanup);

const barsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('button');

it('has the places at each pace, with only one pace in the tab order', async () => {
  await renderTimeline(withAudio(40), 102);
  const bars = barsOf('Usual, 1.2 metres a second');
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    '1 Hosier Lane, 1:16 to 1:56',
    '2 Degraves Street, 2:56 to 3:36',
    '3 Centre Place, 4:25 to 5:05',
  ]);
  expect(bars.map((bar) => bar.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  expect(bars.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
  const fast = barsOf('Fast, 1.5 metres a second');
  expect(fast.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
  expect(screen.getByText('Audio and walking fit at every pace')).toBeDefined();
});

it('selects the place of a bar', async () => {
  const { onSelect } = await renderTimeline(withAudio(40));
  const [first] = barsOf('Fast, 1.5 metres a second');
  fireEvent.click(first ?? document.body);
  expect(onSelect).toHaveBeenCalledWith(101);
});

it('describes overlaps and waiting times', async () => {
  await renderTimeline(withAudio(120));
  expect(
    screen.getByText(
      'Degraves Street comes up while Hosier Lane still has up to 40 s to go, unless people walk slowly',
    ),
  ).toBeDefined();
  const texts = barsOf('Usual, 1.2 metres a second').map(({ textContent }) => textContent);
  expect(texts).toContain('2 Degraves Street, 3:16 to 5:16, after waiting 20 s');
});

it('has a table with the same content, whose places can be selected too', async () => {
  const { onSelect } = await renderTimeline(withAudio(40), 101);
  fireEvent.click(screen.getByText('Show as a table'));
  const row = screen.getByRole('row', { name: /2\. Degraves Street/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4:24 to 5:04', '2:56 to 3:36', '2:21 to 3:01']);
  fireEvent.click(within(row).getByRole('button', { name: '2. Degraves Street' }));
  expect(onSelect).toHaveBeenCalledWith(102);
});

it('shows the walker’s position at each pace, unless they are off the route', async () => {
  const { simulation, container } = await renderTimeline(withAudio(40));
  const heads = () =>
    [...container.querySelectorAll<HTMLElement>('[class*=playhead]')].map(({ style }) =>
      Number(style.getPropertyValue('--from')),
    );
  act(() => simulation.dispatch({ type: 'seek', at: 120 }));
  const [slow = 0, usual = 0, fast = 0] = heads();
  expect(slow / usual).toBeCloseTo(1.2 / 0.8);
  expect(fast / usual).toBeCloseTo(1.2 / 1.5);
  const away = someTrace(200, { change: () => ({ along: null }) });
  act(() => simulation.dispatch({ type: 'walked', trace: away, isLatest: true }));
  expect(heads()).toEqual([]);
});

it('asks for audio if there is none', async () => {
  const plan = withAudio(40);
  await renderTimeline({
    ...plan,
    stops: plan.stops.map((stop) => ({ ...stop, hasAudio: false, audioSeconds: null })),
  });
  expect(screen.getByText(/^Places with audio show up here\./)).toBeDefined();
});

it('names the places without audio', async () => {
  const plan = withAudio(40);
  const stops = plan.stops.map((stop) => (stop.id === 103 ? { ...stop, hasAudio: false } : stop));
  await renderTimeline({ ...plan, stops });
  expect(screen.getByText('No audio: Centre Place')).toBeDefined();
});

it('is empty for a guide that isn’t walked', async () => {
  const { container } = await renderTimeline({ ...withAudio(40), mode: 'off' });
  expect(container.textContent).toBe('');
});
