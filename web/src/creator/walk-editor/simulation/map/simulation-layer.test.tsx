// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MapView } from '../../../../map/map-view.tsx';
import { settled } from '../settled.test-data.ts';
import { someSimulation, someTrace } from '../simulation.test-data.ts';
import { SimulationLayer } from './simulation-layer.tsx';

async function renderLayer(simulate?: () => ReturnType<typeof someTrace>) {
  const made = someSimulation(simulate === undefined ? {} : { simulate });
  made.simulation.begin();
  const { container, unmount } = render(
    // The base map isn't tested here.
    <MapView label="Walk" tiles={undefined}>
      <SimulationLayer simulation={made.simulation} />
    </MapView>,
  );
  await settled(made.answer);
  const seek = (at: number) => act(() => made.simulation.dispatch({ type: 'seek', at }));
  const count = (name: string) => container.querySelectorAll(`[class*=${name}]`).length;
  const phone = () => container.querySelector<HTMLElement>('[class*=phone]');
  return { ...made, unmount, seek, count, phone };
}

beforeEach(cleanup);
afterEach(cleanup);

const walker = () => screen.getByRole('slider', { name: 'Walker' });

describe('a walk on the map', () => {
  it('shows the walker and the position of their phone', async () => {
    const { seek, phone } = await renderLayer(() =>
      someTrace(60, {
        change: (at) => (at >= 20 && at < 40 ? { fix: null, isHidden: at >= 30 } : {}),
      }),
    );
    seek(10);
    expect(walker().getAttribute('aria-valuetext')).toBe('10\u00a0m along the route, 0:10');
    expect(walker().getAttribute('aria-valuenow')).toBe('10');
    expect(phone()?.dataset.state).toBe('fresh');
    seek(28);
    expect(phone()?.dataset.state).toBe('old');
    seek(35);
    expect(phone()?.dataset.state).toBe('locked');
  });

  it('shows the walked trail, and less of it after going back', async () => {
    const { seek, count } = await renderLayer(() =>
      someTrace(300, { change: (at) => (at >= 150 && at < 200 ? { fix: null } : {}) }),
    );
    seek(290);
    expect([count('followed'), count('noPosition')]).toEqual([3, 1]);
    seek(160);
    expect([count('followed'), count('noPosition')]).toEqual([2, 1]);
    seek(0);
    expect([count('followed'), count('noPosition')]).toEqual([0, 0]);
  });

  it('shows the zone of the playing place', async () => {
    const { seek, count } = await renderLayer(() =>
      someTrace(60, { sounding: [{ stopId: 101, from: 20, to: 40 }] }),
    );
    expect(count('sounding')).toBe(0);
    seek(20);
    expect(count('sounding')).toBe(1);
    seek(40);
    expect(count('sounding')).toBe(0);
  });

  it('is removed with the layer', async () => {
    const { unmount, seek, simulation } = await renderLayer();
    unmount();
    seek(10);
    expect(simulation.getState().at).toBe(10);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the walker', () => {
  it('is moved along the route by keys, and takes as long as walking', async () => {
    const { simulation, answer } = await renderLayer();
    fireEvent.keyDown(walker(), { key: 'PageUp' });
    await settled(answer);
    const { lead, at } = simulation.getState();
    expect(at).toBe(lead?.points.length);
    expect(walker().getAttribute('aria-valuetext')).toMatch(
      /^(49|50)\u00a0m along the route, 0:4\d$/,
    );
    fireEvent.keyDown(walker(), { key: 'ArrowLeft' });
    await settled(answer);
    expect(walker().getAttribute('aria-valuetext')).toMatch(/^(39|40)\u00a0m along the route/);
  });

  it('hears the places they are moved to', async () => {
    const { simulation, count, answer } = await renderLayer();
    for (const key of ['PageUp', 'PageUp', 'ArrowRight']) fireEvent.keyDown(walker(), { key });
    await settled(answer);
    expect(simulation.getState().trace?.sounding[0]?.stopId).toBe(101);
    expect(count('sounding')).toBe(1);
  });

  it('ignores other keys', async () => {
    const { simulation } = await renderLayer();
    fireEvent.keyDown(walker(), { key: 'Tab' });
    fireEvent.keyDown(walker(), { key: 'ArrowRight', altKey: true });
    expect(simulation.getState().lead).toBeNull();
  });
});
