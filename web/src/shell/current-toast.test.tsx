// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ToastProvider, useToast } from '../toasts/toast-context.tsx';
import { CurrentToast } from './current-toast.tsx';

const undo = vi.fn();

function Mover() {
  const { showToast } = useToast();
  const onAct = () => {
    undo();
    showToast('Moved back');
  };
  return (
    <button type="button" onClick={() => showToast('Place moved', { label: 'Undo', onAct })}>
      Move
    </button>
  );
}

it('offers the action of a toast once, and shows what the action has to say', async () => {
  onTestFinished(cleanup);
  render(
    <ToastProvider>
      <Mover />
      <CurrentToast />
    </ToastProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Move'));
  expect(screen.getByRole('status').textContent).toContain('Place moved');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('Moved back');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
