// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { ListPage } from './list-page.tsx';

// The simulated DOM can't lay out a map.
vi.mock('../../map/visitor-map.tsx', () => ({
  VisitorMap: ({ pins }: { readonly pins: readonly { readonly title: string }[] }) =>
    pins.map(({ title }) => <p key={title}>Pin of {title}</p>),
}));

const GUIDE = { ...exampleGuide, g_image: null, g_access: 'teaser' as const };

function List() {
  const { pickGuide } = useNavigation();
  return (
    <ListPage title="Guides about rain" head={<p>Bring a coat</p>} known={[GUIDE]}>
      <button type="button" onClick={() => pickGuide(GUIDE.g_id)}>
        First of them
      </button>
    </ListPage>
  );
}

const show = () =>
  renderPage(
    List,
    { page: 'allGuides', view: null },
    { replies: { getGuide: () => new Promise(() => {}) } },
  );

it('has a title, the content below it and its list', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Guides about rain' })).toBeDefined();
  expect(screen.getByText('Bring a coat')).toBeDefined();
  expect(document.title).toContain('Guides about rain');
});

it('opens a guide over the list, with its pin on the map, and returns to the list', async () => {
  const { user, back } = await show();
  const list = screen.getByRole('main');
  await user.click(button('First of them'));
  expect(await screen.findByRole('region', { name: 'About this guide' })).toBeDefined();
  expect(screen.getByText(`Pin of ${GUIDE.g_title}`)).toBeDefined();
  expect(document.title).toContain(GUIDE.g_title);
  expect(list.inert).toBe(true);
  back();
  await waitFor(() => expect(list.inert).toBe(false));
  expect(list.isConnected).toBe(true);
  expect(screen.queryByRole('region', { name: 'About this guide' })).toBeNull();
  expect(document.activeElement).toBe(button('First of them'));
});
