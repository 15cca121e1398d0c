// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionLost } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { PaymentScreen } from './payment-screen.tsx';

afterEach(() => vi.restoreAllMocks());

it('disables buying while there is no connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const guide = { ...exampleGuide, g_id: 7, g_access: 'teaser' as const };
  const { user, currentEntry } = await renderPage(
    PaymentScreen,
    { page: 'paymentScreen', guideId: 7 },
    { replies: { getGuide: () => guide, getConfig: connectionLost, presignUrl: connectionLost } },
  );
  const buy = await screen.findByRole('button', { name: /^(Buy|Log in)/ });
  expect(buy.getAttribute('aria-disabled')).toBe('true');
  await user.click(buy);
  expect(currentEntry()).toMatchObject({ page: 'paymentScreen' });
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(buy.getAttribute('aria-disabled')).toBe('false');
  await user.click(buy);
  expect(currentEntry()).toMatchObject({ page: 'login' });
});
