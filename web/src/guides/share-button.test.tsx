// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ToastProvider, useToast } from '../toasts/toast-context.tsx';
import { ShareButton } from './share-button.tsx';

type Guide = Parameters<typeof ShareButton>[0]['guide'];
const GUIDE = { g_id: 8, g_title: 'City of Trams' } as Guide;

function Shown() {
  return <output>{useToast().current?.text}</output>;
}

/** Presses the button on a device that copies, and shares, in these ways. */
async function share(devices: {
  readonly copy?: () => Promise<void>;
  readonly share?: () => Promise<void>;
}) {
  onTestFinished(cleanup);
  const user = userEvent.setup();
  const copy = vi.fn(devices.copy ?? (async () => {}));
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
  Object.assign(navigator, { share: devices.share });
  onTestFinished(() => {
    Object.assign(navigator, { share: undefined });
  });
  render(
    <ToastProvider>
      <ShareButton guide={GUIDE} />
      <Shown />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { copy, said: screen.getByRole('status').textContent };
}

it('copies the link where nothing can be shared, and says so in a toast', async () => {
  const { copy, said } = await share({});
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/\?guide=8$/));
  expect(said).toBe('Link copied');
});

it('leaves the saying to the device where that shares', async () => {
  const { copy, said } = await share({ share: async () => {} });
  expect(copy).not.toHaveBeenCalled();
  expect(said).toBe('');
});

it.each([
  ['a change of mind', new DOMException('', 'AbortError'), ''],
  [
    'a refusal',
    new DOMException('', 'NotAllowedError'),
    'Couldn’t copy. The link is in the address bar',
  ],
])('after %s says what there is to do', async (_, refusal, text) => {
  const { said } = await share({ copy: () => Promise.reject(refusal) });
  expect(said).toBe(text);
});
