// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { showGuides } from '../guides-part.test-data.tsx';
import { ListedGuide, menuItem, showListed } from '../listing/listings.test-data.ts';

const listed = () => {
  const guide = new ListedGuide();
  guide.guide = { ...guide.guide, g_title: 'Lanes "after" rain' };
  return guide;
};

/** Opens the dialog from the row of a live guide. */
async function openShare({ guide, replies } = listed()) {
  const shown = await showGuides({ replies });
  await shown.user.click(await menuItem(shown.user, 'row', 'Share'));
  await screen.findByRole('dialog', { name: `Share “${guide.g_title}”` });
  return { ...shown, guide };
}

it('shows the link and its QR code', async () => {
  const { guide } = await openShare();
  expect(screen.getByRole('img', { name: `QR code for ${guide.g_title}` })).toBeDefined();
  expect(
    screen.getByText((text) => text.endsWith(`/guides/${guide.g_id}-lanes-after-rain`)),
  ).toBeDefined();
});

it('prints a poster with the title, the creator, a QR code and a short address', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, guide } = await openShare();
  await user.click(button('Print poster'));
  const poster = within(await screen.findByRole('dialog', { name: 'Poster' }));
  expect(await poster.findByRole('heading', { name: guide.g_title })).toBeDefined();
  expect(poster.getByText(`By ${guide.g_author}`)).toBeDefined();
  expect(poster.getByText((text) => text.endsWith(`/guides/${guide.g_id}`))).toBeDefined();
  expect(poster.getByRole('img', { name: `QR code for ${guide.g_title}` })).toBeDefined();
  await user.click(poster.getByRole('button', { name: 'Print poster' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('copies the embed code, with the title escaped', async () => {
  const { user, guide } = await openShare();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Copy embed code'));
  expect(copy).toHaveBeenCalledWith(
    expect.stringContaining(`/embed/guides/${guide.g_id}" title="Lanes &quot;after&quot; rain on`),
  );
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeDefined();
  expect(dialog.getByText('Embed code copied')).toBeDefined();
});

it('shows the embed code if copying is refused', async () => {
  const { user, guide } = await openShare();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
  await user.click(button('Copy embed code'));
  const code = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' });
  expect(code.value).toContain(`/embed/guides/${guide.g_id}"`);
});

it('opens the page of the guide', async () => {
  const guide = listed();
  const { user, currentEntry } = await showGuides({ replies: guide.replies });
  await user.click(await menuItem(user, 'row', 'View page'));
  await waitFor(() => expect(currentEntry()).not.toMatchObject({ page: 'creatorDashboard' }));
});

it('is offered on the open guide too, while that is on sale', async () => {
  const { user } = await showListed(listed());
  await menuItem(user, 'guide', 'View page');
  expect(screen.getByRole('menuitem', { name: 'Share' })).toBeDefined();
});

it('isn’t offered for a guide that is off sale', async () => {
  const { user } = await showListed(listed().withdrawGuide('owner'));
  await menuItem(user, 'guide', 'Republish live guide');
  expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'View page' })).toBeNull();
});
