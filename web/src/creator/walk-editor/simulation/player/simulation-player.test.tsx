// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../settled.test-data.ts';
import { NAMES, north, PLAN, someSimulation, someTrace } from '../simulation.test-data.ts';
import { SimulationPlayer } from './simulation-player.tsx';

const TRACE = someTrace(121, {
  commands: [
    { at: 20, command: { type: 'play', stopId: 101 } },
    { at: 50, command: { type: 'queue', stopId: 102 } },
    { at: 60, command: { type: 'play', stopId: 102 } },
  ],
  sounding: [
    { stopId: 101, from: 20, to: 60 },
    { stopId: 102, from: 60, to: 100 },
  ],
  change: (at) => (at >= 105 ? { isHidden: true, fix: null } : {}),
});

async function renderPlayer(options: Parameters<typeof someSimulation>[0] = {}) {
  const made = someSimulation({ simulate: () => TRACE, ...options });
  made.simulation.begin();
  render(<SimulationPlayer simulation={made.simulation} names={NAMES} />);
  await settled(made.answer);
  return {
    ...made,
    pass: (ms: number) => act(() => made.pass(ms)),
    dispatch: (...event: Parameters<typeof made.simulation.dispatch>) =>
      act(() => made.simulation.dispatch(...event)),
  };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
const currentLine = () => document.querySelector('[aria-current]')?.textContent;

describe('playing', () => {
  it('continues at the chosen speed until the end, and can be started again', async () => {
    const { pass } = await renderPlayer();
    press('Play');
    pass(1_000);
    expect(slider().getAttribute('aria-valuetext')).toBe('0:10 of 2:00');
    choose('Speed', '60');
    pass(1_000);
    expect(slider().getAttribute('aria-valuetext')).toBe('1:10 of 2:00');
    pass(1_000);
    press('Play again');
    pass(500);
    expect(slider().getAttribute('aria-valuetext')).toBe('0:30 of 2:00');
    press('Pause');
    pass(500);
    expect(slider().getAttribute('aria-valuetext')).toBe('0:30 of 2:00');
  });

  it('shows the playing place and its progress', async () => {
    const { dispatch } = await renderPlayer();
    expect(screen.getByText('Nothing playing')).toBeDefined();
    dispatch({ type: 'seek', at: 30 });
    expect(screen.queryByText('Nothing playing')).toBeNull();
    const heard = screen.getByRole('progressbar', { name: 'Heard of Hosier Lane' });
    expect(heard.getAttribute('value')).toBe('10');
    expect(screen.getByText('0:10 / 0:40')).toBeDefined();
  });

  it('shows when the phone is locked', async () => {
    const { dispatch, simulation } = await renderPlayer();
    const state = () => simulation.getState();
    dispatch({ type: 'seek', at: 104 });
    expect(screen.getAllByText('Phone locked')).toHaveLength(1);
    dispatch({ type: 'seek', at: 105 });
    expect(state().at).toBe(105);
    // The other one is the map's legend.
    expect(screen.getAllByText('Phone locked')).toHaveLength(2);
  });
});

describe('scrubbing', () => {
  it('jumps to the time on the slider', async () => {
    const { simulation } = await renderPlayer();
    fireEvent.change(slider(), { target: { value: '75' } });
    expect(simulation.getState().at).toBe(75);
    expect(screen.getByRole('progressbar', { name: 'Heard of Degraves Street' })).toBeDefined();
  });

  it('jumps to a line of the log, which becomes the current one', async () => {
    const { simulation } = await renderPlayer();
    press('0:50 Hosier Lane is still playing, so Degraves Street waits');
    expect(simulation.getState().at).toBe(50);
    expect(currentLine()).toContain('Degraves Street waits');
  });
});

describe('the log', () => {
  it('is in order, with times', async () => {
    await renderPlayer();
    const list = screen.getByRole('list', { name: 'What happens' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^0:20 Hosier Lane starts, \d/),
      '0:50 Hosier Lane is still playing, so Degraves Street waits',
      '1:00 Hosier Lane ends',
      expect.stringMatching(/^1:00 Degraves Street starts, \d/),
      '1:40 Degraves Street ends',
      '1:45 The phone is locked for 16\u00a0s, so it has no position',
    ]);
  });

  it('is announced after a pause, not line by line at full speed', async () => {
    vi.useFakeTimers();
    const { pass, dispatch } = await renderPlayer();
    const status = () => screen.getByRole('status').textContent;
    dispatch({ type: 'speed', speed: 60 });
    press('Play');
    pass(500);
    act(() => vi.advanceTimersByTime(100));
    expect(status()).toBe('');
    pass(400);
    act(() => vi.advanceTimersByTime(700));
    expect(status()).toBe('');
    act(() => vi.advanceTimersByTime(100));
    expect(status()).toBe('Hosier Lane is still playing, so Degraves Street waits');
  });

  it('shows that nothing starts', async () => {
    await renderPlayer({ simulate: () => someTrace(30) });
    expect(screen.getByText('Nothing starts on this walk.')).toBeDefined();
  });
});

describe('the walker', () => {
  it('is chosen by surroundings and behaviour, or by a button for another one', async () => {
    const { walked, answer } = await renderPlayer();
    expect(screen.getByText('Walker 1 follows the path, town streets')).toBeDefined();
    choose('Surroundings', 'dense');
    await settled(answer);
    choose('What they do', 'detour');
    await settled(answer);
    press('Another walker');
    await settled(answer);
    choose('Surroundings', '');
    await settled(answer);
    expect(
      walked.map(({ options: { seed, surroundings, behaviour } }) => [
        seed,
        surroundings,
        behaviour,
      ]),
    ).toEqual([
      [1, 'town', 'usual'],
      [1, 'dense', 'usual'],
      [1, 'dense', 'detour'],
      [2, 'dense', 'detour'],
      [2, 'town', 'detour'],
    ]);
    expect(screen.getByText('Walker 2 follows the path, town streets')).toBeDefined();
  });

  it('can follow their own route again after they were moved', async () => {
    const { dispatch, simulation, answer } = await renderPlayer();
    dispatch({ type: 'lead', to: north(20) });
    expect(screen.getByText('You’re moving the walker, so their position is exact')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Another walker' })).toBeNull();
    press('Let them walk');
    await settled(answer);
    expect(simulation.getState()).toMatchObject({ lead: null, at: 0 });
    expect(screen.getByRole('button', { name: 'Another walker' })).toBeDefined();
  });
});

describe('the log', () => {
  it('scrolls to the top for another walker', async () => {
    const { dispatch, answer } = await renderPlayer();
    dispatch({ type: 'seek', at: 60 });
    const list = screen.getByRole('list', { name: 'What happens' });
    list.scrollTop = 300;
    press('Another walker');
    await settled(answer);
    expect(screen.getByRole('list', { name: 'What happens' }).scrollTop).toBe(0);
  });
});

describe('a guide that isn’t walked', () => {
  it('can’t be simulated', async () => {
    const { walked } = await renderPlayer({ plan: { ...PLAN, mode: 'off' } });
    screen.getByText('People don’t walk this guide, so there’s nothing to try.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(walked).toEqual([]);
  });
});

describe('a simulation without a walk', () => {
  it('shows that a walk is being computed, and plays nothing', () => {
    const { simulation } = someSimulation();
    render(<SimulationPlayer simulation={simulation} names={NAMES} />);
    expect(screen.getByText('Working out a walk...')).toBeDefined();
    press('Play');
    expect(simulation.getState().isPlaying).toBe(false);
    expect(slider().disabled).toBe(true);
  });

  it('asks for a place if there are none', () => {
    const { simulation } = someSimulation({ plan: { ...PLAN, stops: [] } });
    render(<SimulationPlayer simulation={simulation} names={NAMES} />);
    expect(screen.getByText('Pin your first place, and you can try the walk here.')).toBeDefined();
  });
});
