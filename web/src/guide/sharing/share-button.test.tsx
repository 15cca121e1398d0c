// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ToastProvider, useToast } from '../../ui/toasts/toast-context.tsx';
import { ShareButton } from './share-button.tsx';

const PATH = '/guides/8-city-of-trams';

function Toast() {
  const { current } = useToast();
  return current && <output>{current.text}</output>;
}

/** Opens the dialog on a device with these copy and share functions. */
async function open(devices: {
  readonly copy?: () => Promise<void>;
  readonly share?: () => Promise<void>;
}) {
  onTestFinished(cleanup);
  const user = userEvent.setup();
  const copy = vi.fn(devices.copy ?? (async () => {}));
  const share = devices.share && vi.fn(devices.share);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
  Object.assign(navigator, { share });
  onTestFinished(() => {
    Object.assign(navigator, { share: undefined });
  });
  render(
    <ToastProvider>
      <ShareButton title="City of Trams" path={PATH} />
      <Toast />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share “City of Trams”' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const said = () => screen.getByRole('status').textContent;
  return { copy, share, press, said };
}

it('shows a QR code of the link', async () => {
  await open({});
  expect(screen.getByRole('img', { name: 'QR code for City of Trams' })).toBeDefined();
  expect(screen.getByText((text) => text.endsWith(PATH))).toBeDefined();
});

it('copies the link, and confirms it in a toast', async () => {
  const { copy, press, said } = await open({});
  await press('Copy link');
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/guides\/8-city-of-trams$/));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said()).toBe('Link copied');
});

it('shows what to do if copying is refused', async () => {
  const { press, said } = await open({
    copy: () => Promise.reject(new DOMException('', 'NotAllowedError')),
  });
  await press('Copy link');
  expect(said()).toBe('Couldn’t copy. Select the link above and copy it yourself.');
});

it('offers the device’s share menu only if there is one', async () => {
  await open({});
  expect(screen.queryByRole('button', { name: 'Send it…' })).toBeNull();
});

it('passes the link to the device’s share menu, and closes', async () => {
  const { share, press } = await open({ share: async () => {} });
  await press('Send it…');
  expect(share).toHaveBeenCalledWith({
    title: 'City of Trams',
    url: expect.stringMatching(/\/guides\/8-city-of-trams$/),
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['a change of mind', 'AbortError', ''],
  ['a refusal', 'NotAllowedError', 'Couldn’t open your phone’s share menu. Copy the link instead.'],
])('stays open after %s', async (_, name, text) => {
  const { press, said } = await open({ share: () => Promise.reject(new DOMException('', name)) });
  await press('Send it…');
  expect(said()).toBe(text);
});
