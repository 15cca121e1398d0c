import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpGeocoder } from './geocoder-http.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const opened: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A fake geocoder on this machine; `asked` lists the requests it got. */
async function startGeocoder(answer: Answer) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  opened.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked };
}

const json =
  (value: unknown): Answer =>
  (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };

async function geocoderAt(path: string, answer: Answer, timeoutMs?: number) {
  const { origin, asked } = await startGeocoder(answer);
  const options = { url: `${origin}${path}`, publicUrl: 'https://laneway.example' };
  const geocoder = createHttpGeocoder(
    timeoutMs === undefined ? options : { ...options, timeoutMs },
  );
  return { geocoder, asked, origin };
}

const NOMINATIM = [
  { place_id: 1, lat: '-37.8166', lon: '144.9689', display_name: 'Hosier Lane, Melbourne' },
  { place_id: 2, lat: '-37.8', lon: '144.9', display_name: 'Another one' },
];
const PHOTON = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [144.9689, -37.8166] },
      properties: {
        name: 'Rutledge Lane',
        street: 'Hosier Lane',
        housenumber: '3',
        city: 'Melbourne',
        state: 'Victoria',
        country: 'Australia',
      },
    },
  ],
};

describe('the operator’s geocoder', () => {
  it('may be Nominatim', async () => {
    const { geocoder, asked } = await geocoderAt('/search?key=secret', json(NOMINATIM));
    expect(await geocoder.find('Hosier Lane & more')).toEqual([
      { label: 'Hosier Lane, Melbourne', point: { lat: -37.8166, lng: 144.9689 } },
      { label: 'Another one', point: { lat: -37.8, lng: 144.9 } },
    ]);
    expect(asked[0]?.url).toBe('/search?key=secret&q=Hosier+Lane+%26+more&limit=5&format=jsonv2');
    expect(asked[0]?.headers['user-agent']).toBe('Laneway (https://laneway.example)');
  });

  it('may be Photon, which refuses unknown parameters', async () => {
    const { geocoder, asked } = await geocoderAt('/api/', json(PHOTON));
    expect(await geocoder.find('Rutledge')).toEqual([
      {
        label: 'Rutledge Lane, 3 Hosier Lane, Melbourne, Victoria, Australia',
        point: { lat: -37.8166, lng: 144.9689 },
      },
    ]);
    expect(asked[0]?.url).toBe('/api/?q=Rutledge&limit=5');
  });

  it('may find no results', async () => {
    expect(await (await geocoderAt('/search', json([]))).geocoder.find('Nowhere')).toEqual([]);
  });

  it('gets one request for the same search', async () => {
    const { geocoder, asked } = await geocoderAt('/search', json(NOMINATIM));
    await Promise.all([geocoder.find('Hosier Lane'), geocoder.find(' hosier  LANE ')]);
    await geocoder.find('Hosier Lane');
    expect(asked).toHaveLength(1);
  });

  it('gets another request after it failed', async () => {
    let isBroken = true;
    const { geocoder } = await geocoderAt('/search', (request, response) => {
      if (isBroken) response.writeHead(500).end();
      else json(NOMINATIM)(request, response);
    });
    await expect(geocoder.find('Hosier Lane')).rejects.toThrow('500');
    isBroken = false;
    expect(await geocoder.find('Hosier Lane')).toHaveLength(2);
  });

  it('remembers the latest searches only', async () => {
    const { geocoder, asked } = await geocoderAt('/search', json([]));
    for (let turn = 0; turn <= 200; turn += 1) await geocoder.find(`Street ${turn}`);
    await geocoder.find('Street 0');
    expect(asked).toHaveLength(202);
  });
});

describe('a malicious or broken geocoder', () => {
  it.each([
    ['no list', {}],
    ['a text', 'Melbourne'],
    ['null', null],
    ['an error', { error: 'Unable to geocode' }],
  ])('is refused when it answers with %s', async (_, value) => {
    const { geocoder } = await geocoderAt('/search', json(value));
    await expect(geocoder.find('x')).rejects.toThrow('neither as Nominatim nor as Photon');
  });

  it('has its impossible results and hidden characters removed', async () => {
    const { geocoder } = await geocoderAt(
      '/search',
      json([
        null,
        'text',
        { lat: '91', lon: '0', display_name: 'Above the pole' },
        { lat: 'NaN', lon: '0', display_name: 'Nowhere' },
        { lat: '0', lon: '0', display_name: 'Null island' },
        { lat: '-37', lon: '144' },
        { lat: '-37', lon: '144', display_name: { toString: 'x' } },
        { lat: '-37', lon: '144', display_name: ' <b>Here</b>\u202e \n there ' },
      ]),
    );
    expect(await geocoder.find('x')).toEqual([
      { label: '<b>Here</b> there', point: { lat: -37, lng: 144 } },
    ]);
  });

  it('has its features without geometry removed', async () => {
    const features = [null, {}, { geometry: {}, properties: {} }, { geometry: { coordinates: 1 } }];
    const { geocoder } = await geocoderAt('/api', json({ features }));
    expect(await geocoder.find('x')).toEqual([]);
  });

  it('is disconnected when its response doesn’t end', async () => {
    const { geocoder } = await geocoderAt('/search', (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('[1,'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    });
    await expect(geocoder.find('x')).rejects.toThrow('more than 262144 bytes');
  });

  it('can’t redirect us', async () => {
    const elsewhere = await startGeocoder(json(NOMINATIM));
    const { geocoder } = await geocoderAt('/search', (_, response) => {
      response.writeHead(302, { location: `${elsewhere.origin}/admin` }).end();
    });
    await expect(geocoder.find('x')).rejects.toThrow();
    expect(elsewhere.asked).toEqual([]);
  });

  it('times out when it doesn’t respond, or stops half-way', async () => {
    const silent = await geocoderAt('/search', () => {}, 50);
    await expect(silent.geocoder.find('x')).rejects.toThrow(/timeout/i);
    const stopping = await geocoderAt('/search', (_, response) => void response.write('['), 50);
    await expect(stopping.geocoder.find('x')).rejects.toThrow(/timeout/i);
  });

  it('causes an error when it is unreachable', async () => {
    const { origin } = await startGeocoder(json([]));
    for (const close of opened.splice(0)) await close();
    const geocoder = createHttpGeocoder({ url: `${origin}/search`, publicUrl: 'x' });
    await expect(geocoder.find('x')).rejects.toThrow();
  });
});
