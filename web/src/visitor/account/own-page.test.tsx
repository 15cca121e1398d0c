// @vitest-environment happy-dom
import type { Profile } from '@laneway/contract/accounts';
import { photoTexts } from '@laneway/domain/media/photo';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { type Replies, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AccountPage } from './account.tsx';

const profile: Profile = {
  u_name: 'Ada',
  u_bio: 'Born here.',
  u_links: [],
  u_portrait: null,
  has_page: true,
};
const NO_CHANGE = { new_email: null, expires_at: null };

beforeEach(() => sessionStorage.clear());

const show = (replies: Replies, role: 'user' | 'creator' = 'creator') =>
  renderPage(
    AccountPage,
    { page: 'account' },
    {
      role,
      replies: {
        getEmailChange: () => NO_CHANGE,
        listOwnSessions: () => ({ items: [], next_cursor: null }),
        getProfile: () => profile,
        ...replies,
      },
    },
  );

const bio = async () => (await screen.findByLabelText('About you')) as HTMLTextAreaElement;

it('saves a creator’s bio, and counts its characters', async () => {
  const saved: unknown[] = [];
  const { user } = await show({
    saveProfile: ({ body }) => {
      saved.push(body);
      return { ...profile, u_bio: 'Born here. Still here.' };
    },
  });
  expect((await bio()).value).toBe('Born here.');
  expect(screen.getByText('10 / 600')).toBeDefined();
  await user.type(await bio(), ' Still here.');
  expect(screen.getByText('22 / 600')).toBeDefined();
  await user.click(button('Save page'));
  await waitFor(() => expect(saved).toEqual([{ u_bio: 'Born here. Still here.', u_links: [] }]));
});

it('saves links, and says which one is wrong', async () => {
  const saved: unknown[] = [];
  const { user } = await show({
    saveProfile: ({ body }) => {
      saved.push(body);
      return profile;
    },
  });
  const links = (await screen.findByLabelText('Links')) as HTMLTextAreaElement;
  await user.type(links, 'https://mirka.example{enter}mirka’s walks');
  await user.click(button('Save page'));
  expect(descriptionOf(links)).toContain('“mirka’s walks” isn’t a link that starts with https://');
  await user.clear(links);
  await user.type(links, 'https://mirka.example{enter}{enter}https://walks.example/mirka');
  await user.click(button('Save page'));
  const u_links = ['https://mirka.example', 'https://walks.example/mirka'];
  await waitFor(() => expect(saved).toEqual([{ u_bio: 'Born here.', u_links }]));
});

it('saves a portrait as soon as it is chosen, and removes it', async () => {
  let u_portrait: string | null = null;
  const { user } = await show({
    getProfile: () => ({ ...profile, u_portrait }),
    savePortrait: () => {
      u_portrait = '/api/creators/3/portrait?v=one';
      return undefined;
    },
    deletePortrait: () => {
      u_portrait = null;
      return undefined;
    },
  });
  const input = await screen.findByLabelText('Add a portrait', { selector: 'input' });
  await user.upload(
    input as HTMLInputElement,
    new File(['<svg>'], 'me.png', { type: 'image/png' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(photoTexts.type);
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'me.jpg', {
    type: 'image/jpeg',
  });
  await user.upload(input as HTMLInputElement, jpeg);
  const image = await screen.findByRole('img', { name: 'Your portrait' });
  expect(image.getAttribute('src')).toBe(u_portrait);
  await user.click(button('Remove portrait'));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Your portrait' })).toBeNull());
});

it('limits the number of characters', async () => {
  await show({});
  expect((await bio()).maxLength).toBe(600);
});

it('links to the creator’s page', async () => {
  const { user, currentEntry } = await show({});
  const link = await screen.findByRole('link', { name: 'See your page' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`^/creators/${person.u_id}-ada$`));
  await user.click(link);
  expect(currentEntry()).toEqual({ page: 'creator', creatorId: person.u_id });
});

it('explains when there will be a page', async () => {
  await show({ getProfile: () => ({ ...profile, has_page: false }) });
  expect(await screen.findByText(/^Once a guide of yours is live/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'See your page' })).toBeNull();
});

it('keeps what was typed when saving fails', async () => {
  const { user } = await show({ saveProfile: serverError });
  await user.type(await bio(), ' More.');
  await user.click(button('Save page'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We couldn’t save your page. Please try again.',
  );
  expect((await bio()).value).toBe('Born here. More.');
});

it('offers to try again when loading fails', async () => {
  const { user, server } = await show({ getProfile: serverError });
  expect(await screen.findByText(/^We couldn’t load your creator page/)).toBeDefined();
  server.replies = { ...server.replies, getProfile: () => profile };
  await user.click(button('Try again'));
  expect((await bio()).value).toBe('Born here.');
});

it('is hidden from people who write no guides', async () => {
  await show({}, 'user');
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeDefined();
  expect(screen.queryByText('Your creator page')).toBeNull();
});
