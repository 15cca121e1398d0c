// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { GuideWalk } from './guide-walk.tsx';

vi.mock('../field-capture/field-capture.tsx', () => ({
  FieldCapture: () => <p>The walk</p>,
}));

const GUIDE = { id: 42, title: 'Lanes', path: '', places: [] };

async function walk(touchPoints: number, props: { readonly outingId?: string } = {}) {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
  const onClose = vi.fn();
  const page = await renderPage(
    () => <GuideWalk guide={GUIDE} onClose={onClose} onSent={() => {}} {...props} />,
    { page: 'contactUs' },
    { role: 'creator' },
  );
  return { ...page, onClose };
}

it('opens field capture at once on a phone', async () => {
  await walk(5);
  expect(await screen.findByText('The walk')).toBeDefined();
});

it('opens an outing with unsent data even without a touch screen', async () => {
  await walk(0, { outingId: 'w1' });
  expect(await screen.findByText('The walk')).toBeDefined();
});

it('shows a code to open it on a phone, on a computer', async () => {
  const { user, onClose } = await walk(0);
  expect(await screen.findByRole('dialog', { name: 'Walk it with your phone' })).toBeDefined();
  expect(screen.getByText(/^Scan this with your phone/)).toBeDefined();
  expect(screen.getByText(/\/\?dashboard=guides&guide=pending-42$/)).toBeDefined();
  expect(screen.queryByText('The walk')).toBeNull();
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalled();
});
