// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createInstallOffer, InstallOfferContext } from '../../offline/install/install-offer.ts';
import { InstallRow } from './install-row.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showRow() {
  const offer = createInstallOffer(window);
  return render(
    <InstallOfferContext value={offer}>
      <InstallRow />
    </InstallOfferContext>,
  );
}

function offerInstall() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

it('appears when the browser offers to install the app, and replaces the browser’s banner', async () => {
  const { container } = showRow();
  expect(container.textContent).toBe('');
  const { event, prompt } = offerInstall();
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Install Laneway on this device' }));
  expect(prompt).toHaveBeenCalledOnce();
  // The offer can be accepted only once.
  expect(container.textContent).toBe('');
});

it('disappears once the app is installed in another way', () => {
  const { container } = showRow();
  offerInstall();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(container.textContent).toBe('');
});

it('explains how to install on a phone whose browser never offers it', () => {
  vi.stubGlobal('navigator', { userAgent: 'iPhone Safari', maxTouchPoints: 5, standalone: false });
  expect(showRow().container.textContent).toBe(
    'To install Laneway, tap Share, then “Add to Home Screen”.',
  );
});
