// @vitest-environment happy-dom
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import type { TestedDraft } from '@laneway/contract/testers';
import { NOT_YET_PROVIDED } from '@laneway/domain/guides/placeholder';
import { endedTexts } from '@laneway/domain/testers/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  connectionLost,
  type Replies,
  refusal,
  serverError,
} from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { TestedDraftPage } from './tested-draft.tsx';

const DRAFT: TestedDraft = {
  guide: {
    ...examplePendingGuide,
    pg_title: 'City of Trams',
    pg_author_name: 'Isla',
    pg_image: NOT_YET_PROVIDED,
    pg_price: 4.99,
    pg_is_public: false,
    pending_places: [
      {
        ...examplePendingPlace,
        pp_id: 5,
        pp_title: 'Hosier Lane',
        pp_image: NOT_YET_PROVIDED,
        pp_audio: NOT_YET_PROVIDED,
        pp_video: NOT_YET_PROVIDED,
      },
    ],
  },
  expires_at: '2026-12-15T01:00:00.000Z',
  notes: [],
};

beforeEach(() => localStorage.clear());

const show = (replies: Replies = {}, token: string | null = 't0k') =>
  renderPage(
    TestedDraftPage,
    { page: 'testedDraft', token },
    { replies: { getConfig: () => serverError(), openTestedDraft: () => DRAFT, ...replies } },
  );

const openPlace = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: 'Open the draft' }));
  await screen.findByText('Visitors pay $4.99. You don’t need to pay.');
  const preview = within(screen.getByRole('dialog'));
  const note = preview.getByRole('button', { name: /^(Leave a|Edit your) note/ });
  const title = preview.getByRole('heading', { level: 2, name: 'City of Trams' });
  expect(note.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(preview.queryByRole('button', { name: /^(Gift|Share)$/ })).toBeNull();
  await user.click(preview.getByRole('button', { name: 'Walk the draft' }));
  await user.click(screen.getByRole('button', { name: /^Place 1 of \d+: Hosier Lane/ }));
};

it('shows the author of the guide, the task and the lifetime of the link', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'City of Trams' })).toBeDefined();
  expect(screen.getByText('by Isla · 1 place · not published yet')).toBeDefined();
  expect(screen.getByText(/works until 15 Dec 2026/)).toBeDefined();
});

it('shows the cover of the draft', async () => {
  const pg_image = 'https://images.example/tram.webp';
  await show({ openTestedDraft: () => ({ ...DRAFT, guide: { ...DRAFT.guide, pg_image } }) });
  await screen.findByRole('heading', { level: 1, name: 'City of Trams' });
  await waitFor(() => expect(document.querySelector(`img[src="${pg_image}"]`)).not.toBeNull());
});

it('accepts a note on a place, sends it and shows it again', async () => {
  const bodies: unknown[] = [];
  const { user } = await show({
    saveTesterNote: ({ body }) => {
      bodies.push(body);
      return { note: { pp_id: 5, note: 'Bikes!', updated_at: '2026-11-15T01:00:00.000Z' } };
    },
  });
  await openPlace(user);
  await user.click(button('Leave a note'));
  await user.type(field('What should Isla know about this place?'), 'Bikes!');
  await user.click(button('Save note'));
  expect(await screen.findByText('Sent to the creator', { selector: 'dialog *' })).toBeDefined();
  expect(bodies).toEqual([{ token: 't0k', pp_id: 5, note: 'Bikes!' }]);
  expect(button('Edit your note')).toBeDefined();
  await user.click(button('Close draft'));
  expect(screen.getByRole('heading', { name: 'Your notes' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Hosier Lane' })).toBeDefined();
});

it('stores a note that couldn’t be sent, and sends it on request', async () => {
  const { user, server } = await show({ saveTesterNote: connectionLost });
  await openPlace(user);
  await user.click(button('Leave a note'));
  await user.type(field('What should Isla know about this place?'), 'Bikes!');
  await user.click(button('Save note'));
  await user.click(button('Close draft'));
  expect(await screen.findByText(/^1 note is only on this device/)).toBeDefined();
  expect(localStorage.getItem(`laneway.tester-notes.${DRAFT.guide.pg_id}`)).toContain('Bikes!');
  server.replies = {
    ...server.replies,
    saveTesterNote: () => ({
      note: { pp_id: 5, note: 'Bikes!', updated_at: '2026-11-15T01:00:00.000Z' },
    }),
  };
  await user.click(button('Send now'));
  expect(await screen.findByText('Sent to the creator')).toBeDefined();
  expect(localStorage.length).toBe(0);
});

it('keeps what was typed when someone returns to the place', async () => {
  const { user } = await show();
  await openPlace(user);
  await user.click(button('Leave a note'));
  await user.type(field('What should Isla know about this place?'), 'Half a');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: /^Place 1 of \d+: Hosier Lane/ }));
  expect(screen.getByDisplayValue('Half a')).toBeDefined();
});

it('shows earlier notes, including one on the whole guide', async () => {
  const updated_at = '2026-11-15T01:00:00.000Z';
  const { user } = await show({
    openTestedDraft: () => ({ ...DRAFT, notes: [{ pp_id: null, note: 'Lovely', updated_at }] }),
  });
  expect(await screen.findByRole('heading', { name: 'The whole guide' })).toBeDefined();
  await user.click(button('Open the draft'));
  await user.click(await screen.findByRole('button', { name: 'Edit your note' }));
  expect(screen.getByLabelText('What should Isla know about the whole guide?')).toBeDefined();
});

it('shows that a link has expired, and why', async () => {
  const { user, currentEntry } = await show({
    openTestedDraft: () => refusal('gone', endedTexts.published),
  });
  expect(await screen.findByRole('heading', { name: 'This test has ended' })).toBeDefined();
  expect(screen.getByText(endedTexts.published)).toBeDefined();
  await user.click(button('See all guides'));
  expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
});

it('shows that a link is incomplete', async () => {
  await show({}, null);
  expect(screen.getByText('This link is incomplete. Open it from the email again.')).toBeDefined();
});

it('can be tried again after a lost connection', async () => {
  const { user, server } = await show({ openTestedDraft: connectionLost });
  await screen.findByRole('heading', { name: 'We couldn’t open the draft' });
  server.replies = { ...server.replies, openTestedDraft: () => DRAFT };
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'City of Trams' })).toBeDefined();
});
