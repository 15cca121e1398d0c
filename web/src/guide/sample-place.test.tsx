// @vitest-environment happy-dom
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, type Replies, refusal } from '../ui/testing/fake-server.test-data.ts';
import { button } from '../ui/testing/queries.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { GuideOverviewBody } from './guide-overview-body.tsx';

const CLOSED = {
  ...exampleGuide,
  g_image: null,
  g_audio: null,
  g_video: null,
  g_access: 'teaser',
} as const;
const SAMPLE = {
  ...examplePlace,
  p_image: null,
  p_audio: 'https://media.example/degraves.mp3',
  p_audio_captions: null,
  p_video: null,
};

const show = (
  guide: typeof exampleGuide,
  getSamplePlace: NonNullable<Replies['getSamplePlace']> = () => SAMPLE,
) =>
  renderPage(
    () => (
      <GuideOverviewBody
        guide={guide}
        opening={guide.g_access === 'inside' ? 'open' : 'buy'}
        onOpen={() => {}}
        onGift={() => {}}
        onNavigate={() => {}}
      />
    ),
    { page: 'guidesHomePage' },
    { replies: { getSamplePlace } },
  );

it('a visitor knows the places, the walk and the audio, and what a refund takes', async () => {
  await show(CLOSED);
  const names = screen.getByRole('region', { name: 'Places' });
  expect(names.querySelector('ol')?.textContent).toBe('Degraves StreetCentre Place');
  expect(screen.getByRole('img', { name: 'Rough outline of the route' })).toBeDefined();
  for (const fact of ['300 m walk, climbs 45 m', '2 min of audio', 'English'])
    expect(screen.getByText(fact)).toBeDefined();
  expect(screen.getByText(/contact us within 6 months for a refund/)).toBeDefined();
});

it('shows all names of a long guide on request', async () => {
  const places = Array.from({ length: 7 }, (_, at) => ({ p_id: at + 1, p_title: `Lane ${at}` }));
  const g_preview = { ...exampleGuide.g_preview, places, sample_p_id: null };
  const { user } = await show({ ...CLOSED, g_preview } as typeof exampleGuide);
  expect(screen.queryByText('Lane 6')).toBeNull();
  await user.click(button('Show all 7 places'));
  expect(screen.getByText('Lane 6')).toBeDefined();
});

it('a visitor reads and hears the sample', async () => {
  const { user } = await show(CLOSED);
  await user.click(button('Try this place'));
  expect(await screen.findByText('Coffee under the awnings.')).toBeDefined();
  expect(await screen.findByRole('group', { name: 'Audio: Degraves Street' })).toBeDefined();
  await user.click(button('Close sample'));
  expect(screen.queryByText('Coffee under the awnings.')).toBeNull();
});

it.each([
  ['is gone', () => refusal('not_found'), 'This place isn’t a sample any more.'],
  ['can’t be loaded', connectionLost, 'We couldn’t load this place.'],
])('says so if the sample %s', async (_, reply, text) => {
  const { user } = await show(CLOSED, reply);
  await user.click(button('Try this place'));
  expect(await screen.findByText(text)).toBeDefined();
});

it('someone who has the guide sees the names, and no sample', async () => {
  await show({ ...CLOSED, g_access: 'inside' });
  expect(screen.getByRole('region', { name: 'Places' })).toBeDefined();
  expect(screen.queryByText('Free sample')).toBeNull();
});
