import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_TRIGGER, type TriggerZone } from '@laneway/domain/walk/plan/trigger';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import type { Attacker } from './attacker.ts';

/** Prepares an attack and returns a function that repeats it until the signal. */
export type Attack = (attacker: Attacker) => Promise<(signal: AbortSignal) => Promise<void>>;

const BRACKETS = '['.repeat(19_900);
/** A demo guide that is open to everyone, so that strangers can search, export and save its content. */
const OPEN_GUIDE = 6;
const AUDIO = 'https://media.example/talk.mp3';

/** Each sends as much as the server accepts. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'nothing else': async () => async () => {},

  'walk reports of a zigzag with stretches and polygons': async (attacker) => {
    const id = await attacker.draft({ pg_title: 'Zigzag', pg_path: zigzag(5_000) });
    await attacker.addPlaces(
      id,
      Array.from({ length: 24 }, (_, index) => zonedPlace(index)),
    );
    return repeat(4, () => attacker.call('GET', `/api/pending_guides/${id}/walk-report`));
  },

  'walk reports of a path in 500 pieces': async (attacker) => {
    const id = await attacker.draft({ pg_title: 'Pieces', pg_path: pieces(500, 18) });
    await attacker.addPlaces(id, [zonedPlace(1)]);
    return repeat(4, () => attacker.call('GET', `/api/pending_guides/${id}/walk-report`));
  },

  'searches of a text of 19,900 brackets': async (attacker) => {
    const id = await attacker.draft({ source_published_guide_id: OPEN_GUIDE });
    await attacker.call('PUT', `/api/pending_guides/${id}`, {
      pg_title: 'Zyzzyva',
      pg_description: `${BRACKETS} zyzzyva`,
    });
    await attacker.publish(id);
    return repeat(15, () => attacker.call('POST', '/api/search?search_terms=zyzzyva'));
  },

  'forty clients that never read the largest draft': async (attacker) => {
    const id = await attacker.draft({ pg_title: 'Large' });
    await attacker.addPlaces(id, largePlaces());
    const path = `/api/pending_guides/${id}?include_places=true`;
    return async (signal) => {
      const sockets = openMany(attacker, 40, `${getRequest(attacker, path)}`.repeat(4));
      await aborted(signal);
      for (const socket of sockets) socket.destroy();
    };
  },

  'exports and offline packs of the largest guide': async (attacker) => {
    const id = await attacker.draft({ source_published_guide_id: OPEN_GUIDE });
    await attacker.call('PUT', `/api/pending_guides/${id}`, {
      pg_walk: '{"v":1,"mode":"off","loop":false,"surroundings":"mixed"}',
    });
    await attacker.addPlaces(id, largePlaces());
    await attacker.publish(id);
    const paths = ['export?format=gpx', 'export?format=geojson', 'offline-pack'];
    let turn = 0;
    return repeat(4, () => {
      turn += 1;
      return attacker.call('GET', `/api/guides/${OPEN_GUIDE}/${paths[turn % paths.length]}`);
    });
  },

  'saves of the largest place, each with a key': async (attacker) => {
    const id = await attacker.draft({ pg_title: 'Saved' });
    const [place = {}] = largePlaces();
    return repeat(2, async () => {
      await attacker.call('POST', `/api/pending_guides/${id}/places/`, place);
    });
  },

  '1,200 requests that are never finished': async (attacker) => {
    const half = `POST /api/login HTTP/1.1\r\nhost: ${new URL(attacker.url).host}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`;
    return async (signal) => {
      const sockets = openMany(attacker, 1_200, half);
      await aborted(signal);
      for (const socket of sockets) socket.destroy();
    };
  },

  'sixteen uploads that trickle': async (attacker) => {
    const locations: string[] = [];
    for (let count = 0; count < 16; count += 1) {
      const created = await fetch(`${attacker.url}/api/uploads`, {
        method: 'POST',
        headers: {
          ...attacker.headers,
          'tus-resumable': '1.0.0',
          'upload-length': '1000000',
          'upload-metadata': `filename ${btoa('film.mp4')},filetype ${btoa('video/mp4')}`,
        },
      });
      const location = created.headers.get('location');
      if (location !== null) locations.push(new URL(location, attacker.url).pathname);
    }
    return async (signal) => {
      const sockets = locations.flatMap((path) =>
        openMany(attacker, 1, patchRequest(attacker, path)),
      );
      while (!signal.aborted) {
        for (const socket of sockets) if (socket.writable) socket.write('x');
        await wait(500);
      }
      for (const socket of sockets) socket.destroy();
    };
  },

  'the API’s documentation, over and over': async (attacker) =>
    repeat(8, () => attacker.call('GET', '/api/docs')),
};

/** Keeps this many calls in flight until the signal. */
function repeat(inFlight: number, call: () => Promise<unknown>) {
  return async (signal: AbortSignal): Promise<void> => {
    const loop = async (): Promise<void> => {
      while (!signal.aborted) await call();
    };
    await Promise.all(Array.from({ length: inFlight }, loop));
  };
}

/** Sockets that send this, and don't read the reply. */
function openMany({ url }: Attacker, count: number, sent: string): readonly Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.pause();
    // The server is meant to close these.
    socket.on('error', () => socket.destroy());
    socket.write(sent);
    return socket;
  });
}

function getRequest({ url, headers }: Attacker, path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\n${printHeaders(headers)}\r\n`;
}

function patchRequest({ url, headers }: Attacker, path: string): string {
  const lines = printHeaders({
    ...headers,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': '1000000',
  });
  return `PATCH ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\n${lines}\r\n`;
}

function printHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

/** A path that never crosses itself but is close to itself everywhere. */
function zigzag(points: number): string {
  return Array.from({ length: points }, (_, index) => {
    const lat = -37.8 - (index % 2) * 0.001;
    return `(${lat.toFixed(5)},${(144.9 + index * 0.000_02).toFixed(5)})`;
  }).join(',');
}

/** With 18 points each, 500 pieces are about as long a text as a path may be. */
function pieces(count: number, points: number): string {
  return Array.from({ length: count }, (_, piece) =>
    Array.from({ length: points }, (_, index) => {
      const lat = -37.8 - (index % 2) * 0.001;
      return `(${lat.toFixed(5)},${(144.9 + piece * 0.0004 + index * 0.000_02).toFixed(5)})`;
    }).join(','),
  ).join(';');
}

function zonedPlace(index: number): object {
  const zone: TriggerZone =
    index % 2 === 0
      ? { kind: 'stretch', from: index * 10, to: 400_000 + index * 10 }
      : { kind: 'polygon', corners: star(50, index) };
  return {
    pp_title: `Place ${index}`,
    pp_location: `-37.8005,${(144.9 + index * 0.004).toFixed(5)}`,
    pp_audio: AUDIO,
    pp_trigger: writeTrigger({ ...DEFAULT_TRIGGER, zone }),
  };
}

function star(corners: number, turn: number) {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners + turn / 100;
    const radius = index % 2 === 0 ? 0.04 : 0.02;
    return {
      lat: round(-37.8005 + radius * Math.sin(angle)),
      lng: round(144.95 + radius * Math.cos(angle)),
    };
  });
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** More places than any guide may have, with as long a text and path each as a place may have. */
function* largePlaces(): Generator<object> {
  const path = zigzag(6_000);
  const description = 'A long story about this place. '.repeat(600);
  for (let index = 0; index < 300; index += 1) {
    // Where the longest path no longer fits, shorter ones may.
    const share = index < 100 ? path : zigzag(100);
    yield {
      pp_title: `Large ${index}`,
      pp_location: '-37.8,144.96',
      pp_description: description,
      pp_path: share,
    };
  }
}
