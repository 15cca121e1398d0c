// @vitest-environment happy-dom
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someMedia } from '../../media/uploads/queue/upload-item.test-data.ts';
import { heldReply, type Replies, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { GuidePreview, type GuidePreviewProps } from './guide-preview.tsx';
import { PlacePreview } from './place-preview.tsx';

const UPLOADED = 's3://laneway-quarantine/3/tram.webp';
const PUBLISHED = 's3://laneway-production/3/tram.webp';

const GUIDE = { ...EMPTY_GUIDE, title: 'City of Trams', description: 'Seven *quiet* lines.' };

/** The requested files. */
const asked: string[] = [];

/** A server without a base map, with a link for every file. */
const SERVER: Replies = {
  getConfig: () => serverError(),
  presignUrl: ({ query: { uri = '' } }) => {
    asked.push(uri);
    return `https://media.example/${encodeURIComponent(uri)}`;
  },
};

beforeEach(() => {
  asked.length = 0;
});

const show = (Preview: () => React.ReactNode, replies: Replies = {}) =>
  renderPage(
    Preview,
    { page: 'creatorDashboard', route: { part: 'media' } },
    { role: 'creator', replies: { ...SERVER, ...replies } },
  );

const showGuide = (props: Partial<GuidePreviewProps> = {}, replies: Replies = {}) =>
  show(
    () => (
      <GuidePreview guide={GUIDE} author="Isla" places={[]} imagePlaceholder={null} {...props} />
    ),
    replies,
  );

const phone = () => screen.getByRole('img', { name: 'Preview of City of Trams' });
const tab = (name: string) => screen.getByRole('tab', { name });
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);

describe('the preview of a guide', () => {
  it('shows its card first, as visitors see it', async () => {
    await showGuide({
      places: [{ id: 1, nameNumber: 1, content: EMPTY_PLACE, audioSeconds: null }],
    });
    expect(phone().textContent).toContain('City of Tramsby Isla$4.991 place');
  });

  it('shows its overview, whose buttons can’t be pressed', async () => {
    const { user } = await showGuide();
    await user.click(tab('Overview'));
    expect(phone().textContent).toContain('Seven quiet lines.');
    expect(screen.getByText('Buy for $4.99').closest('[inert]')).not.toBeNull();
  });

  it('shows what visitors are told before they buy', async () => {
    const content = { ...EMPTY_PLACE, title: 'Flagstaff', isSample: true };
    const path = '(-37.8183,144.9671),(-37.8165,144.9690)';
    const { user } = await showGuide({
      guide: { ...GUIDE, path, climbMetres: 45 },
      places: [{ id: 'pp_new', nameNumber: 1, content, audioSeconds: null }],
    });
    await user.click(tab('Overview'));
    for (const text of ['300\u00a0m walk, climbs 45\u00a0m', 'Free sample', 'Try this place']) {
      expect(phone().textContent).toContain(text);
    }
    expect(screen.getAllByText('Flagstaff')).toHaveLength(2);
    expect(phone().textContent).toContain('contact us within 6 months for a refund');
  });

  it('shows its map, which can be moved', async () => {
    const { user } = await showGuide();
    await user.click(tab('Map'));
    expect(screen.getByRole('group', { name: 'Preview of City of Trams' })).toBeDefined();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('has placeholders for missing texts', async () => {
    await showGuide({ guide: EMPTY_GUIDE });
    expect(screen.getByRole('img', { name: 'Preview of Your title' })).toBeDefined();
  });
});

describe('a file in a preview', () => {
  const scanned = (media: Parameters<typeof someMedia>[0]): Replies => ({
    getMediaScan: () => someMedia(media),
  });

  it.each([
    [{ state: 'pending' }, 'Scanning for viruses...'],
    [{ state: 'infected' }, 'File infected - removed for security'],
    [{ state: 'timeout' }, 'Scan timed out - may need manual review'],
  ] as const)('isn’t shown while its scan says %j', async (media, text) => {
    await showGuide({ guide: { ...GUIDE, image: UPLOADED } }, scanned(media));
    expect(await screen.findByText(text)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it.each([{ state: 'clean' }, { state: 'unknown' }] as const)(
    'is shown when its scan says %j',
    async (media) => {
      await showGuide({ guide: { ...GUIDE, image: UPLOADED } }, scanned(media));
      await expect.poll(pictures).toHaveLength(1);
    },
  );

  it('isn’t shown before the first result of its scan', async () => {
    const { reply, release } = heldReply<ReturnType<typeof someMedia>>();
    const getMediaScan = vi.fn(() => reply);
    await showGuide({ guide: { ...GUIDE, image: UPLOADED } }, { getMediaScan });
    await expect.poll(() => getMediaScan.mock.calls.length).toBe(1);
    expect(asked).toEqual([]);
    release(someMedia({ state: 'clean' }));
    await expect.poll(pictures).toHaveLength(1);
  });

  it('is shown without a scan once it is published', async () => {
    await showGuide({ guide: { ...GUIDE, image: PUBLISHED } });
    await expect.poll(pictures).toHaveLength(1);
  });
});

it('the preview of a place shows its card, its page and its map', async () => {
  const place = { ...EMPTY_PLACE, title: 'Hosier Lane', description: 'Paint on **paint**.' };
  const { user } = await show(() => (
    <PlacePreview
      place={place}
      guide={{ title: 'City of Trams' }}
      numbers={{ number: 3, nameNumber: 3 }}
      imagePlaceholder={null}
    />
  ));
  const shown = () => screen.getByRole('img', { name: 'Preview of Hosier Lane' });
  expect(shown().textContent).toContain('Place 3: Hosier Lane');
  await user.click(tab('Details'));
  expect(shown().textContent).toContain('City of Trams · Place 3');
  expect(await screen.findByText('paint', { selector: 'strong' })).toBeDefined();
  await user.click(tab('Map'));
  expect(screen.getByRole('group', { name: 'Preview of Hosier Lane' })).toBeDefined();
});
