// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RecoveredChangesStrip } from './recovered-changes-strip.tsx';

const keptAt = new Date(new Date().getFullYear(), 10, 15, 10, 42).toISOString();

it('offers the stored changes, with their time', async () => {
  onTestFinished(cleanup);
  const acts = { onRestore: vi.fn(), onCompare: vi.fn(), onDiscard: vi.fn() };
  render(<RecoveredChangesStrip keptAt={keptAt} {...acts} />);
  expect(screen.getByText('You left changes here on 15 Nov, 10:42 am.')).toBeDefined();
  const user = userEvent.setup();
  for (const name of ['Restore', 'Compare', 'Discard']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(Object.values(acts).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('offers Compare only if there is something to compare with', () => {
  onTestFinished(cleanup);
  render(<RecoveredChangesStrip keptAt={keptAt} onRestore={vi.fn()} onDiscard={vi.fn()} />);
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
});
