// @vitest-environment happy-dom
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PageProps } from '../../core/navigation/pages.ts';
import { sketch } from '../../core/navigation/sketch.test-data.ts';
import { connectionLost, type Replies, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { useGuideContents } from './use-guide-contents.ts';

function Places({ entry }: PageProps<'placesHomePage'>) {
  const { placesQuery, places } = useGuideContents(entry.guideId);
  return (
    <p>
      {placesQuery.kind} {places.map(({ p_title }) => p_title).join()}
    </p>
  );
}

const CLOSED = { ...exampleGuide, g_id: 7, g_access: 'teaser' } as const;
const OPEN = { ...exampleGuide, g_id: 7, g_access: 'inside' } as const;
const never = () => new Promise<never>(() => {});
const show = (replies: Replies) =>
  renderPage(Places, { page: 'placesHomePage', guideId: 7 }, { replies });

it.each([
  ['says so', { getGuide: () => CLOSED, listPlaces: never }],
  ['refuses its places', { getGuide: never, listPlaces: () => refusal('not_allowed') }],
])('a guide that is no longer open and %s leads to its overview', async (_how, replies) => {
  const { navState } = await show(replies);
  await waitFor(() => expect(sketch(navState())).toBe('guidesHomePage [overview 7]'));
});

it('the places of an open guide are shown as soon as they have loaded, even without its details', async () => {
  await show({ getGuide: never, listPlaces: () => ({ places: [{ ...examplePlace, g_id: 7 }] }) });
  expect(await screen.findByText(`ready ${examplePlace.p_title}`)).toBeDefined();
});

it('logs why places failed to load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show({ getGuide: () => OPEN, listPlaces: connectionLost });
  expect(await screen.findByText('failed')).toBeDefined();
  expect(warn).toHaveBeenCalledWith('Failed to fetch places for guide.', expect.anything());
  warn.mockRestore();
});
