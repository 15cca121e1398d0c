// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';
import { type SaveState, saveStateText } from './save-state.ts';

const NOON = new Date(2026, 10, 15, 12, 0);
const savedAt = new Date(2026, 10, 15, 10, 42).toISOString();

it.each<[SaveState, string]>([
  [{ kind: 'clean', savedAt }, 'Saved 10:42 am'],
  [{ kind: 'clean', savedAt: null }, 'No changes yet'],
  [{ kind: 'new' }, 'Not saved yet'],
  [{ kind: 'unsaved', isStored: true }, 'Not saved yet. Kept on this device.'],
  [
    { kind: 'unsaved', isStored: false },
    'Not saved yet. This browser can’t keep a copy, so save soon.',
  ],
  [{ kind: 'unsaved', isStored: true, isAutomatic: true }, 'We’ll save this in a moment'],
  [{ kind: 'saving' }, 'Saving...'],
  [{ kind: 'offline' }, 'You’re offline. Keep going, we’ll save when you’re back.'],
  [{ kind: 'failed', text: '' }, 'Couldn’t save. Your changes are safe here.'],
  [
    { kind: 'failed', text: 'Failed to save guide.' },
    'Couldn’t save. Your changes are safe here. Failed to save guide.',
  ],
  [{ kind: 'invalid', count: 1 }, '1 thing to fix'],
  [{ kind: 'invalid', count: 2 }, '2 things to fix'],
])('the state %j reads %j', (state, text) => {
  expect(saveStateText(state, NOON)).toBe(text);
});

describe('the save bar', () => {
  const acts = () => ({ onSave: vi.fn(), onRetry: vi.fn() });

  function renderBar(props: SaveBarProps) {
    onTestFinished(cleanup);
    render(<SaveBar {...props} />);
    return userEvent.setup();
  }

  it('announces the state of the changes to screen readers', () => {
    renderBar({ state: { kind: 'unsaved', isStored: true }, ...acts() });
    expect(screen.getByRole('status').textContent).toBe('Not saved yet. Kept on this device.');
  });

  it.each<[SaveState, string]>([
    [{ kind: 'unsaved', isStored: true, isAutomatic: true }, 'off'],
    [{ kind: 'saving', isAutomatic: true }, 'off'],
    [{ kind: 'clean', savedAt }, 'off'],
    [{ kind: 'offline' }, 'polite'],
    [{ kind: 'invalid', count: 1 }, 'polite'],
    [{ kind: 'failed', text: '' }, 'polite'],
  ])('announces %j: %s', (state, live) => {
    renderBar({ state, ...acts() });
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe(live);
  });

  it.each<[SaveState, saves: number, retries: number]>([
    [{ kind: 'unsaved', isStored: true }, 1, 0],
    [{ kind: 'offline' }, 1, 0],
    [{ kind: 'invalid', count: 2 }, 1, 0],
    [{ kind: 'clean', savedAt }, 1, 0],
    [{ kind: 'clean', savedAt: null }, 0, 0],
    [{ kind: 'saving' }, 0, 0],
    [{ kind: 'saving', isAutomatic: true }, 1, 0],
    [{ kind: 'failed', text: '' }, 0, 1],
  ])('has a button that saves or retries as the state %j allows', async (state, saves, retries) => {
    const { onSave, onRetry } = acts();
    const user = renderBar({ state, onSave, onRetry });
    const name = state.kind === 'failed' ? 'Try again' : 'Save';
    await user.click(screen.getByRole('button', { name }));
    expect(onSave).toHaveBeenCalledTimes(saves);
    expect(onRetry).toHaveBeenCalledTimes(retries);
  });

  it('is hidden in read-only mode', () => {
    renderBar({ state: { kind: 'unsaved', isStored: true }, ...acts(), isReadOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
