// @vitest-environment happy-dom
import { DEFAULT_TRIGGER, type Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from '../../../core/store.ts';
import type { Checked } from '../checks/check-state.ts';
import { readWalk, settingsText, type WalkContent } from '../walk-content.ts';
import type { WalkDraft } from '../walk-draft.ts';
import { WalkPanel } from './walk-panel.tsx';

const PATH = '(-37.8,144.960),(-37.8,144.970)';
const BOUNDARY = '(-37.8,144.96),(-37.8,144.961),(-37.801,144.96)';

function placeAt(stopId: number, lng: number | null, boundary: string | null = null) {
  return {
    ...{ stopId, title: `Place ${stopId}`, marker: null, boundary, trigger: null },
    location: lng === null ? null : { lat: -37.8, lng },
    audio: null,
    audioSeconds: null,
  };
}

const CONTENT: WalkContent = {
  path: PATH,
  walk: null,
  places: [placeAt(1, 144.962), placeAt(2, 144.966, BOUNDARY), placeAt(3, null)],
};

function show(selected: number | null, more: Partial<WalkDraft> = {}, content = CONTENT) {
  const latest = { trigger: null as Trigger | null, settings: null as WalkSettings | null };
  const onDraw = vi.fn();
  const onEditPlace = vi.fn();
  function Panel() {
    const [now, setNow] = useState(content);
    const [selectedStop, select] = useState(selected);
    const { textOf, ...walk } = readWalk(now);
    const draft: WalkDraft = {
      ...walk,
      reorder: null,
      selectedStop,
      select,
      changeTrigger: (stopId, trigger) => {
        latest.trigger = trigger;
        const places = now.places.map((place) =>
          place.stopId === stopId ? { ...place, trigger: textOf(trigger) || null } : place,
        );
        setNow({ ...now, places });
      },
      changeTriggers: () => undefined,
      changeSettings: (settings) => {
        latest.settings = settings;
        setNow({ ...now, walk: settingsText(settings) || null });
      },
      undo: () => undefined,
      redo: () => undefined,
      undoState: { canUndo: false, canRedo: false },
      announcement: '',
      isReadOnly: false,
      lastCheck: createStore<Checked | null>(null),
      ...more,
    };
    return (
      <WalkPanel
        draft={draft}
        onEditPlace={onEditPlace}
        onDraw={onDraw}
        onFocusHandle={() => undefined}
      />
    );
  }
  render(<Panel />);
  onTestFinished(cleanup);
  return { user: userEvent.setup(), latest, onDraw, onEditPlace };
}

const radio = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: startsWith(name) });
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const button = (name: string) => screen.getByRole('button', { name });
const startsWith = (text: string) => new RegExp(`^${text}`);

describe('the zone of a place', () => {
  it('is a circle of 30 m by default', () => {
    show(1);
    expect(radio('Circle').checked).toBe(true);
    expect(number('Radius').value).toBe('30');
    expect(screen.queryByRole('button', { name: 'Back to the default' })).toBeNull();
  });

  it('says where it was put and how to change it, until its creator chooses one', async () => {
    const { user } = show(1);
    expect(screen.getByText(/^We put it where your path passes the pin\. Drag it/)).toBeDefined();
    await user.click(radio('Area'));
    expect(screen.queryByText(/^We put it/)).toBeNull();
  });

  it('is around the pin without a path', () => {
    show(1, {}, { ...CONTENT, path: null });
    expect(screen.getByText(/^We put it around the pin\./)).toBeDefined();
  });

  it('changes with its radius as typed, and returns to the default while the radius is out of range', async () => {
    const { user, latest } = show(1);
    await user.clear(number('Radius'));
    await user.type(number('Radius'), '15');
    expect(latest.trigger?.zone).toMatchObject({ radius: 15 });
    await user.type(number('Radius'), '0');
    expect(number('Radius').value).toBe('150');
    expect(latest.trigger?.zone).toBeNull();
    expect(screen.queryByText('Enter 15 to 100 metres')).toBeNull();
    await user.tab();
    expect(screen.getByText('Enter 15 to 100 metres')).toBeDefined();
    expect(number('Radius').getAttribute('aria-invalid')).toBe('true');
    await user.clear(number('Radius'));
    await user.type(number('Radius'), '45');
    expect(latest.trigger?.zone).toMatchObject({ kind: 'circle', radius: 45 });
    expect(screen.queryByText('Enter 15 to 100 metres')).toBeNull();
  });

  it.each(['', '4', '450'])('stays the default if “%s” is left as its radius', async (text) => {
    const { user, latest } = show(1);
    await user.clear(number('Radius'));
    await user.type(number('Radius'), `45{Backspace}{Backspace}${text}`);
    await user.tab();
    expect(latest.trigger).toEqual(DEFAULT_TRIGGER);
    expect(screen.queryByRole('button', { name: 'Back to the default' })).toBeNull();
  });

  it('stays a chosen zone even if it is as large as the default', async () => {
    const centre = { lat: -37.8, lng: 144.9621 };
    const chosen: Trigger = { ...DEFAULT_TRIGGER, zone: { kind: 'circle', centre, radius: 30 } };
    const [place, ...others] = CONTENT.places;
    if (place === undefined) throw new Error('the example has places');
    const places = [{ ...place, trigger: writeTrigger(chosen) }, ...others];
    const { user, latest } = show(1, {}, { ...CONTENT, places });
    await user.clear(number('Radius'));
    await user.type(number('Radius'), '45{Backspace}');
    await user.tab();
    expect(latest.trigger).toEqual(chosen);
  });

  it('can be changed to another kind and back to the default', async () => {
    const { user, latest, onDraw } = show(1);
    await user.click(radio('Area'));
    expect(latest.trigger?.zone).toMatchObject({ kind: 'polygon', corners: { length: 8 } });
    expect(screen.getByText(/^8 corners, 1\d\d m around$/)).toBeDefined();
    await user.click(button('Draw it again'));
    expect(onDraw).toHaveBeenCalled();
    await user.click(radio('Part of the path'));
    expect(latest.trigger?.zone?.kind).toBe('stretch');
    await user.click(button('Back to the default'));
    expect(radio('Circle').checked).toBe(true);
    expect(latest.trigger?.zone).toBeNull();
  });

  it('can be made from the place’s boundary, if there is one', async () => {
    const { user, latest } = show(2);
    await user.click(button('Use the boundary as zone'));
    expect(latest.trigger?.zone).toMatchObject({ kind: 'polygon', corners: { length: 3 } });
  });

  it('can’t be part of a path if there is no path', () => {
    show(1, {}, { ...CONTENT, path: null });
    expect(radio('Part of the path').disabled).toBe(true);
    expect(screen.getByText('Draw the guide’s path first.')).toBeDefined();
  });

  it('needs a pin first', async () => {
    const { user, onEditPlace } = show(3);
    expect(screen.getByText(/isn’t on the map yet/)).toBeDefined();
    await user.click(button('Pin this place'));
    expect(onEditPlace).toHaveBeenCalled();
  });
});

describe('how a place starts', () => {
  it.each([
    ['Asks first', { start: 'ask' }],
    ['Only when tapped', { start: 'never' }],
    ['Heard on the way', { kind: 'onTheWay' }],
    ['Background sound', { kind: 'ambient' }],
  ])('is chosen: %s', async (name, expected) => {
    const { user, latest } = show(1);
    await user.click(screen.getByText('More'));
    await user.click(radio(name));
    expect(latest.trigger).toMatchObject(expected);
  });

  it('may depend on the direction, with the path’s direction as the default', async () => {
    const { user, latest } = show(1);
    await user.click(screen.getByRole('checkbox', { name: startsWith('Only in one direction') }));
    expect(latest.trigger?.direction).toEqual({ bearing: 90, tolerance: 60 });
    expect(screen.getByText('People heading east. 0 is north, 90 is east.')).toBeDefined();
    await user.clear(number('Give or take'));
    await user.type(number('Give or take'), '45');
    expect(latest.trigger?.direction).toEqual({ bearing: 90, tolerance: 45 });
    await user.click(screen.getByRole('checkbox', { name: startsWith('Only in one direction') }));
    // All settings have their default.
    expect(latest.trigger?.direction).toBeNull();
  });

  it('has advanced settings in a collapsed section', async () => {
    const { user, latest } = show(1);
    await user.click(screen.getByText('More'));
    await user.click(screen.getByRole('checkbox', { name: startsWith('Only once per walk') }));
    expect(latest.trigger).toMatchObject({ once: false });
    await user.clear(number('Waiting time'));
    await user.type(number('Waiting time'), '8');
    expect(latest.trigger).toMatchObject({ once: false, dwell: 8 });
    await user.clear(number('Priority'));
    await user.type(number('Priority'), '7');
    expect(latest.trigger).toMatchObject({ priority: 7 });
  });
});

describe('the settings of the whole walk', () => {
  it('are its order, loop and surroundings, and can be reset to the defaults', async () => {
    const { user, latest } = show(null);
    expect(radio('In order').checked).toBe(true);
    await user.click(radio('In any order'));
    await user.click(screen.getByRole('checkbox', { name: startsWith('It’s a loop') }));
    await user.click(radio('Tall buildings'));
    expect(latest.settings).toEqual({ mode: 'free', loop: true, surroundings: 'dense' });
    await user.click(button('Back to the default'));
    expect(latest.settings).toBeNull();
    expect(radio('Mixed').checked).toBe(true);
  });

  it('don’t include a loop if the guide isn’t walked', async () => {
    const { user } = show(null);
    await user.click(radio('No walk'));
    expect(screen.queryByRole('checkbox', { name: startsWith('It’s a loop') })).toBeNull();
  });

  it('are replaced by those of a place selected in the list', async () => {
    const { user } = show(null);
    await user.selectOptions(screen.getByLabelText('Settings for'), '2. Place 2');
    expect(number('Radius')).toBeDefined();
  });
});

it('shows the settings of a locked guide as read-only', () => {
  show(1, { isReadOnly: true });
  expect(number('Radius').readOnly).toBe(true);
  expect(radio('Area').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /boundary|default|Draw/ })).toBeNull();
});
