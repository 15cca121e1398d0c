// @vitest-environment happy-dom
import type { ReplyOf } from '@laneway/contract/call-types';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { FindPlace } from './find-place.tsx';

const config = (address_search: boolean): ReplyOf<'getConfig'> => ({
  version: '1',
  tile_url: null,
  tile_attribution: null,
  tile_offline: false,
  address_search,
  payment_provider: 'test',
  max_upload_bytes: { image: 1, audio: 1, video: 1, captions: 1 },
  currency: 'AUD',
});

async function open(replies: Replies) {
  const onFound = vi.fn();
  const onSubmit = vi.fn();
  const page = await renderPage(
    () => (
      <form onSubmit={onSubmit}>
        <FindPlace pinName="start" onFound={onFound} />
      </form>
    ),
    { page: 'gift', guideId: 1 },
    { role: 'creator', replies },
  );
  return { ...page, onFound, onSubmit };
}

const withoutGeocoder: Replies = { getConfig: () => config(false) };
const withGeocoder = (results: ReplyOf<'geocode'>['results']): Replies => ({
  getConfig: () => config(true),
  geocode: () => ({ results }),
});
const LANE = { label: 'Hosier Lane, Melbourne', location: '-37.8166,144.9689' };

const offField = () => screen.findByLabelText('Set the start by coordinates');
const onField = () => screen.findByLabelText('Set the start by address or coordinates');

describe('finding a place without a geocoder', () => {
  it.each([
    ['-37.8136, 144.9631', { lat: -37.8136, lng: 144.9631 }],
    ['37°48\'49"S 144°57\'47"E', { lat: -37.813611, lng: 144.963056 }],
    ['https://www.openstreetmap.org/#map=17/-37.8136/144.9631', { lat: -37.8136, lng: 144.9631 }],
  ])('takes coordinates: %s', async (text, point) => {
    const { user, onFound, onSubmit } = await open(withoutGeocoder);
    await user.click(await offField());
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(onFound).toHaveBeenCalledWith(point, `${point.lat},${point.lng}`);
    expect(onSubmit).not.toHaveBeenCalled();
    expect((await offField()).getAttribute('value')).toBe('');
  });

  it('shows what to type instead of an address, until the text is changed', async () => {
    const { user, onFound } = await open(withoutGeocoder);
    await user.type(await offField(), 'Hosier Lane');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByRole('alert').textContent).toBe('Type coordinates like -37.8136, 144.9631');
    expect((await offField()).getAttribute('aria-invalid')).toBe('true');
    await user.type(await offField(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onFound).not.toHaveBeenCalled();
  });

  it('works without a geocoder when the settings can’t be loaded', async () => {
    const { user, onFound } = await open({ getConfig: serverError });
    await user.type(await offField(), '-37.8, 144.9{Enter}');
    expect(onFound).toHaveBeenCalledOnce();
  });
});

describe('finding a place with a geocoder', () => {
  it('offers the results for an address', async () => {
    const { user, onFound } = await open(
      withGeocoder([LANE, { label: 'Elsewhere', location: '1,2' }]),
    );
    await user.type(await onField(), 'Hosier Lane{Enter}');
    const first = await screen.findByRole('button', { name: 'Hosier Lane, Melbourne' });
    expect(screen.getByRole('status').textContent).toBe('2 places found');
    await user.click(first);
    expect(onFound).toHaveBeenCalledWith({ lat: -37.8166, lng: 144.9689 }, LANE.label);
    expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
  });

  it('still accepts coordinates, without a request', async () => {
    const asked = vi.fn(() => ({ results: [] }));
    const { user, onFound } = await open({ getConfig: () => config(true), geocode: asked });
    await user.type(await onField(), '-37.8, 144.9{Enter}');
    expect(onFound).toHaveBeenCalledOnce();
    expect(asked).not.toHaveBeenCalled();
  });

  it('says that it found nothing', async () => {
    const { user } = await open(withGeocoder([]));
    await user.type(await onField(), 'Nowhere{Enter}');
    expect((await screen.findByRole('status')).textContent).toMatch(/^No places found/);
  });

  it('says why it couldn’t search', async () => {
    const { user } = await open({
      getConfig: () => config(true),
      geocode: () => refusal('unavailable', 'We can’t search addresses right now.'),
    });
    await user.type(await onField(), 'Hosier Lane{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We can’t search addresses right now.',
    );
  });
});
