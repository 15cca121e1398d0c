// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createNavStore } from '../../core/navigation/nav-store.ts';
import type { Entry } from '../../core/navigation/pages.ts';
import { providePopovers } from '../../ui/native-popover.test-data.ts';
import { createUpdates } from './create-updates.ts';
import { UpdateOffer } from './start-updates.tsx';

/** A tab in the middle of a visit whose server has a newer version. */
async function showOffer(entry: Entry = { page: 'guidesHomePage' }) {
  onTestFinished(cleanup);
  providePopovers();
  const reload = vi.fn();
  const updates = createUpdates({
    own: '1',
    fetchVersion: async () => '2',
    isUntouched: () => false,
    isBusy: async () => false,
    registration: async () => null,
    container: null,
    reload,
  });
  const store = createNavStore();
  store.dispatch({ type: 'openPage', entry });
  render(<UpdateOffer updates={updates} store={store} />);
  await updates.check();
  await screen.findByRole('status');
  return { reload, store, user: userEvent.setup() };
}

const status = () => screen.getByRole('status').textContent;
const OFFER = 'A new version of Laneway is ready.';

it('offers a new version, and loads it on request', async () => {
  const { reload, user } = await showOffer();
  expect(status()).toContain(OFFER);
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(status()).toBe('Updating Laneway...');
  expect(reload).toHaveBeenCalledOnce();
});

it('is hidden by Later', async () => {
  const { reload, user } = await showOffer();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(status()).toBe('');
  expect(reload).not.toHaveBeenCalled();
});

it('is hidden during a payment, and with unsaved changes', async () => {
  const { store } = await showOffer({ page: 'paymentScreen', guideId: 7 });
  expect(status()).toBe('');
  act(() => void store.dispatch({ type: 'goHome' }));
  expect(status()).toContain(OFFER);
  act(() => void store.block({ leaves: () => true }));
  expect(status()).toBe('');
});
