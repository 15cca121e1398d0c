// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { GuideHeading } from './guide-heading.tsx';

const showHeading = (owned: readonly (typeof exampleGuide)[]) =>
  renderPage(
    () => <GuideHeading guide={exampleGuide} eyebrow="A gift for a friend" />,
    { page: 'gift', guideId: exampleGuide.g_id },
    { role: 'user', replies: { listOwnedGuides: () => [...owned] } },
  );

it('marks an owned guide as Yours', async () => {
  await showHeading([exampleGuide]);
  expect(await screen.findByText('Yours')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Lanes after rain' })).toBeDefined();
});

it('shows only the heading of any other guide', async () => {
  await showHeading([]);
  expect(document.body.textContent).toBe('A gift for a friendLanes after rainby Mirka Wong');
});
