// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CreatorRequest } from '../../api/queries/creator-requests.ts';
import { person } from '../../api/session/session.test-data.ts';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { MakeGuides } from './make-guides.tsx';

const entry = { page: 'makeGuides' } as const;

function someRequest(changes: Partial<CreatorRequest> = {}): CreatorRequest {
  return {
    request_id: 4,
    text: 'Walks along the creek',
    link: null,
    state: 'open',
    reason: null,
    created_at: '2026-11-10T01:00:00.000Z',
    decided_at: null,
    ask_again_at: null,
    ...changes,
  };
}
const DECLINED = { state: 'declined', reason: 'Tell us more about the route' } as const;

const show = (replies: Replies = {}, role: 'user' | 'creator' | null = 'user') =>
  renderPage(MakeGuides, entry, {
    role,
    replies: {
      browseGuides: () => ({ items: [], total: 0, next_cursor: null }),
      getCreatorRequest: () => ({ request: null }),
      ...replies,
    },
  });

it('calculates what a creator receives, and warns where a lower price pays more', async () => {
  // The currency is named for a reader who may think of other dollars.
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  const { user } = await show({}, null);
  expect(screen.getByText('A$3.49')).toBeDefined();
  const type = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
  };
  await type('Price in Australian dollars', '12');
  expect(screen.getByText('A$3.60')).toBeDefined();
  expect(screen.getByText('A$10.00 pays you A$7.00, A$12.00 pays A$3.60.')).toBeDefined();
  await type('Price in Australian dollars', '4.99');
  await type('Images, audio and video in MB', '500');
  expect(screen.getByText('A$1.50')).toBeDefined();
  await type('Price in Australian dollars', '0.5');
  expect(descriptionOf(field('Price in Australian dollars'))).toBe(
    'Enter a price from A$0.99 to A$9,999.99',
  );
  expect(screen.queryByText(/for each sale/)).toBeNull();
  await type('Price in Australian dollars', '$5');
  screen.getByText('A$1.50');
  await type('Price in Australian dollars', '0');
  expect(field('Price in Australian dollars').getAttribute('aria-invalid')).not.toBe('true');
  screen.getByText('Free guides earn nothing.');
  await type('Price in Australian dollars', '999');
  await type('Images, audio and video in MB', '100');
  screen.getByText(/^A\$29,970\.00 for 100 sales/);
  screen.getByText(
    'Our fee is 30% for prices from A$1.90 to A$10.00 with media under 500 MB, and 70% for all others.',
  );
  vi.restoreAllMocks();
});

it('shows guides that people love and pay for before free ones', async () => {
  const rated = (g_id: number, g_title: string, g_price: number, g_rating: number | null) => ({
    ...exampleGuide,
    ...{ g_id, g_title, g_price, g_rating, g_image: null },
  });
  const items = [
    rated(1, 'Free and best', 0, 4.9),
    rated(2, 'Free', 0, 4.8),
    rated(3, 'Sold', 4.99, 4.6),
    rated(4, 'Sold, not loved', 4.99, 3.1),
    rated(5, 'Sold, not rated', 4.99, null),
    rated(6, 'Sold too', 4.99, 4.1),
  ];
  await show({ browseGuides: () => ({ items, total: items.length, next_cursor: null }) });
  const examples = await screen.findByRole('region', { name: 'Guides people love' });
  const names = within(examples).getAllByText(/^(Free|Sold)/);
  expect(names.map((each) => each.textContent).filter((text) => text !== 'Free')).toEqual([
    'Sold',
    'Sold too',
    'Free and best',
  ]);
});

it('asks a visitor to log in first, and brings them back', async () => {
  const { user, currentEntry, navState } = await show({}, null);
  await user.click(button('Log in to ask'));
  expect(currentEntry()).toEqual({ page: 'login' });
  expect(navState().redirectAfterLogin).toEqual(entry);
});

it('sends a request, and shows that we have got it', async () => {
  let sent: unknown = null;
  const { user } = await show({
    requestCreatorRole: ({ body }) => {
      sent = body;
      return someRequest();
    },
  });
  const text = await screen.findByLabelText('What would you like to make?');
  await user.click(button('Ask to become a creator'));
  expect(descriptionOf(text)).toContain('Tell us what you’d like to make');
  await user.type(text, 'Walks along the creek');
  const link = field('A link to something you’ve made (optional)');
  await user.type(link, 'my walks');
  await user.click(button('Ask to become a creator'));
  expect(descriptionOf(link)).toContain('Enter a link that starts with https://');
  await user.clear(link);
  await user.click(button('Ask to become a creator'));
  expect(await screen.findByText(/^We’ve got your request of 10 Nov 2026\./)).toBeDefined();
  expect(sent).toEqual({ text: 'Walks along the creek', link: null });
  expect(screen.queryByRole('form')).toBeNull();
});

it('shows why a request was declined, and from when they can ask again', async () => {
  const again = new Date(Date.now() + 86_400_000).toISOString();
  await show({
    getCreatorRequest: () => ({ request: someRequest({ ...DECLINED, ask_again_at: again }) }),
  });
  expect(await screen.findByText('Tell us more about the route')).toBeDefined();
  expect(screen.getByText(/^You can ask again from \d+ \w+ \d{4}\.$/)).toBeDefined();
  expect(screen.queryByLabelText('What would you like to make?')).toBeNull();
});

it('offers the form again once that time has come', async () => {
  const past = '2026-01-01T00:00:00.000Z';
  await show({
    getCreatorRequest: () => ({ request: someRequest({ ...DECLINED, ask_again_at: past }) }),
  });
  expect(await screen.findByLabelText('What would you like to make?')).toBeDefined();
});

it('leads creators to their dashboard', async () => {
  const { user, currentEntry } = await show({}, 'creator');
  expect(screen.getByRole('heading', { name: 'You’re a creator' })).toBeDefined();
  expect(screen.queryByText('Ask to become a creator', { selector: 'h2' })).toBeNull();
  await user.click(button('Open the dashboard'));
  expect(currentEntry().page).toBe('creatorDashboard');
});

it('notices that the request was approved since the login', async () => {
  const { server, streams } = await show({ getCreatorRequest: () => ({ request: someRequest() }) });
  await screen.findByText(/^We’ve got your request/);
  server.replies = {
    ...server.replies,
    getCreatorRequest: () => ({ request: someRequest({ state: 'approved' }) }),
    getUser: () => ({ ...person, user_role: 'creator' }),
  };
  await waitFor(() => expect(streams.open()).toHaveLength(1));
  const notice = {
    notice_id: 9,
    kind: 'creator_request_approved',
    title: 'You’re a creator now',
    body: '',
    pg_id: null,
    g_id: null,
    created_at: '2026-11-10T01:00:00.000Z',
    read_at: null,
  };
  streams.latest().send('notice', { notice, unread_count: 1 });
  expect(await screen.findByRole('button', { name: 'Open the dashboard' })).toBeDefined();
});

it('shows a refusal, and a request that could not be loaded', async () => {
  const { user, server } = await show({ getCreatorRequest: serverError });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load your request.',
  );
  server.replies = {
    ...server.replies,
    getCreatorRequest: () => ({ request: null }),
    requestCreatorRole: () => refusal('conflict', 'You can ask again from 1 Dec 2026.'),
  };
  await user.click(button('Try again'));
  await user.type(await screen.findByLabelText('What would you like to make?'), 'Walks');
  await user.click(button('Ask to become a creator'));
  expect((await screen.findByRole('alert')).textContent).toBe('You can ask again from 1 Dec 2026.');
});
