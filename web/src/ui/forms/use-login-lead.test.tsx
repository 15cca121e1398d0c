// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { startOf } from '../../core/navigation/dashboard-parts.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Entry } from '../../core/navigation/pages.ts';
import { renderPage } from '../testing/render-page.test-data.tsx';
import { useLoginLead } from './use-login-lead.ts';

const { g_id: guideId, g_title: title } = exampleGuide;
const OTHERWISE = 'Get back to your guides, on any device.';

type Action = Parameters<typeof useLoginLead>[0];

async function showLead(action: Action, redirect: Entry | null, g_price = 4.99): Promise<void> {
  function Lead() {
    const { openLogin, openSignup } = useNavigation();
    useEffect(() => {
      if (action === 'Log in') openLogin(redirect);
      else openSignup(redirect);
    }, [openLogin, openSignup]);
    return <p>{useLoginLead(action, OTHERWISE)}</p>;
  }
  const page = action === 'Log in' ? 'login' : 'createUser';
  await renderPage(Lead, { page }, { replies: { getGuide: () => ({ ...exampleGuide, g_price }) } });
}

const route = startOf('guides');

it.each<[Entry | null, string]>([
  [{ page: 'paymentScreen', guideId }, `Log in to buy ${title}`],
  [{ page: 'gift', guideId }, `Log in to gift ${title}`],
  [{ page: 'gift', guideId: null }, 'Log in to gift a guide'],
  [{ page: 'placesHomePage', guideId }, `Log in to open ${title}`],
  [{ page: 'experience', guideId }, `Log in to rate ${title}`],
  [{ page: 'contactUs' }, 'Log in to contact us'],
  [{ page: 'userPanel' }, 'Log in to see your guides'],
  [{ page: 'emailConfirmation', token: null }, 'Log in to confirm your email'],
  [{ page: 'creatorDashboard', route }, 'Log in to open your dashboard'],
  [{ page: 'adminDashboard', route }, 'Log in to open your dashboard'],
  [{ page: 'downloadManager' }, OTHERWISE],
  [null, OTHERWISE],
])('a login that leads to %j explains why: %s', async (redirect, lead) => {
  await showLead('Log in', redirect);
  expect(await screen.findByText(lead)).toBeDefined();
});

it('a sign-up has its own wording', async () => {
  await showLead('Create an account', { page: 'gift', guideId });
  expect(await screen.findByText(`Create an account to gift ${title}`)).toBeDefined();
});

it('a guide that is free for members isn’t described as bought', async () => {
  await showLead('Log in', { page: 'paymentScreen', guideId }, 0);
  expect(await screen.findByText(`Log in to get ${title}`)).toBeDefined();
});
