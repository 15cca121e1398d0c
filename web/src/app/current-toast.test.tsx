// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { providePopovers } from '../ui/native-popover.test-data.ts';
import { TOASTS_ABOVE } from '../ui/toast-spot.ts';
import { type ToastAction, ToastProvider, useToast } from '../ui/toasts/toast-context.tsx';
import { CurrentToast } from './current-toast.tsx';

const undo = vi.fn();

function Mover(times: { readonly shownMs?: number }) {
  const { showToast } = useToast();
  const onAct = () => {
    undo();
    showToast('Moved back');
  };
  return (
    <button
      type="button"
      onClick={() => showToast('Place moved', { label: 'Undo', onAct, ...times })}
    >
      Move
    </button>
  );
}

it('offers the action of a toast once, and shows the toast of the action', async () => {
  onTestFinished(cleanup);
  providePopovers();
  render(
    <ToastProvider>
      <Mover />
      <CurrentToast page="home" />
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

function Teller({ action }: { readonly action?: ToastAction }) {
  const { showToast } = useToast();
  return (
    <button type="button" onClick={() => showToast('Done', action)}>
      Do
    </button>
  );
}

const onAct = () => undefined;

it.each([
  ['ends with its page', undefined, 1_500, ''],
  ['stays on the page that it came with', undefined, 300, 'Done'],
  ['that can be undone stays', { label: 'Undo', onAct }, 1_500, 'Done'],
  ['that leads to a page ends', { label: 'See list', onAct, endsWithPage: true }, 1_500, ''],
])('a toast %s', (_, action, ms, text) => {
  onTestFinished(cleanup);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers();
  providePopovers();
  const page = (name: string) => (
    <ToastProvider>
      <Teller {...(action && { action })} />
      <CurrentToast page={name} />
    </ToastProvider>
  );
  const { rerender } = render(page('home'));
  fireEvent.click(screen.getByText('Do'));
  act(() => void vi.advanceTimersByTime(ms));
  rerender(page('wish list'));
  expect(screen.getByRole('status').querySelector('p')?.textContent ?? '').toBe(text);
});

it.each([
  ['goes by itself', {}, ''],
  ['stays for as long as was asked for', { shownMs: 120_000 }, 'Place moved'],
])('%s', (_, times, text) => {
  onTestFinished(cleanup);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ shouldAdvanceTime: true });
  providePopovers();
  render(
    <ToastProvider>
      <Mover {...times} />
      <CurrentToast page="home" />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Move'));
  act(() => void vi.advanceTimersByTime(60_000));
  const place = screen.getByRole('status');
  expect(place.querySelector('p')?.textContent ?? '').toBe(text);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(place.textContent).toBe('');
});

it('stays above a full-screen element and its bar', async () => {
  onTestFinished(cleanup);
  providePopovers();
  render(
    <ToastProvider>
      <Mover />
      <div popover="manual" data-testid="map">
        <div data-testid="dock" {...TOASTS_ABOVE} />
      </div>
      <CurrentToast page="home" />
    </ToastProvider>,
  );
  const place = screen.getByRole('status');
  expect(place.hasAttribute('data-at-bottom')).toBe(false);
  screen.getByTestId('dock').getBoundingClientRect = () => new DOMRect(0, 700, 390, 44);
  const raised = vi.spyOn(place, 'showPopover');
  screen.getByTestId('map').showPopover();
  expect(raised).toHaveBeenCalledOnce();
  expect(place.hasAttribute('data-at-bottom')).toBe(true);
});

it('moves above a bar that appears while it is shown', async () => {
  onTestFinished(cleanup);
  providePopovers();
  render(
    <ToastProvider>
      <Mover />
      <CurrentToast page="home" />
    </ToastProvider>,
  );
  await userEvent.setup().click(screen.getByText('Move'));
  const place = screen.getByRole('status');
  expect(place.hasAttribute('data-at-bottom')).toBe(false);
  const bar = document.createElement('div');
  onTestFinished(() => bar.remove());
  bar.toggleAttribute('data-toasts-above', true);
  bar.getBoundingClientRect = () => new DOMRect(0, 700, 390, 44);
  document.body.append(bar);
  await waitFor(() => expect(place.hasAttribute('data-at-bottom')).toBe(true));
});
