// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ActionPopover } from './action-popover.tsx';
import { providePopovers } from './native-popover.test-data.ts';

const acts = { up: vi.fn(), down: vi.fn(), remove: vi.fn() };

async function openPopover() {
  providePopovers();
  onTestFinished(cleanup);
  render(
    <ActionPopover
      label="Actions for Hosier Lane"
      actions={[
        { label: 'Move up', onAct: acts.up, isDisabled: true },
        { label: 'Move down', onAct: acts.down },
        { label: 'Delete', onAct: acts.remove, isDanger: true },
      ]}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Actions for Hosier Lane' }));
  return user;
}

const trigger = () => screen.getByRole('button', { name: 'Actions for Hosier Lane' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement?.textContent;

describe('a popover of actions', () => {
  beforeEach(() => vi.clearAllMocks());

  it('is empty until it is opened, and then focuses its first action', async () => {
    const user = await openPopover();
    expect(focused()).toBe('Move up');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('moves through its actions with the arrow keys, from the last to the first too', async () => {
    const user = await openPopover();
    const seen = [];
    for (const key of [
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowUp}',
      '{Home}',
      '{End}',
    ]) {
      await user.keyboard(key);
      seen.push(focused());
    }
    expect(seen).toEqual(['Move down', 'Delete', 'Move up', 'Delete', 'Move up', 'Delete']);
  });

  it('runs the action, closes and returns the focus to its button', async () => {
    const user = await openPopover();
    await user.click(item('Move down'));
    expect(acts.down).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('returns the focus before it runs the action, so that a dialog can restore it', async () => {
    const user = await openPopover();
    acts.remove.mockImplementation(() => document.activeElement);
    await user.click(item('Delete'));
    expect(acts.remove).toHaveReturnedWith(trigger());
  });

  it('stays open when a disabled action is pressed', async () => {
    const user = await openPopover();
    await user.click(item('Move up'));
    expect(acts.up).not.toHaveBeenCalled();
    expect(item('Delete')).toBeDefined();
  });

  it('follows its button when the window changes, as when a phone is turned', async () => {
    await openPopover();
    const placed = vi.spyOn(trigger(), 'getBoundingClientRect');
    placed.mockReturnValue(new DOMRect(600, 100, 44, 44));
    window.dispatchEvent(new Event('resize'));
    expect(screen.getByRole('menu').style.getPropertyValue('--popover-left')).toBe('644px');
    expect(screen.getByRole('menu').style.getPropertyValue('--popover-top')).toBe('148px');
  });

  it('closes when the Tab key leaves it', async () => {
    const user = await openPopover();
    await user.tab();
    expect(screen.queryByRole('menuitem')).toBeNull();
  });
});
