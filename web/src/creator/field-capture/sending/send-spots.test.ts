import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CallServer } from '../../../api/client.ts';
import { NetworkError } from '../../../api/failures.ts';
import { installFakeIndexedDb } from '../../../ui/testing/fake-indexed-db.test-data.ts';
import type { FieldStore } from '../store/field-store.ts';
import { openFieldStore } from '../store/open-field-store.ts';
import { anOuting, aPath, aSpot } from '../store/samples.test-data.ts';
import { GuideServer } from './guide-server.test-data.ts';
import { UploadFailed } from './send-failure.ts';
import type { SendParts, UploadSpotFile } from './send-parts.ts';
import { sendSpots } from './send-spots.ts';

const DAY_MS = 24 * 60 * 60_000;
let users = 0;

installFakeIndexedDb();

/** A phone with three spots, each with a photo and a voice note, and a path. */
async function setUp({ guideId = null as number | null } = {}) {
  users += 1;
  const store = openFieldStore(users);
  onTestFinished(() => store.close());
  await store.putOuting(anOuting({ guideId }));
  for (const number of [1, 2, 3]) await store.addSpot(aSpot(number));
  await store.putPath(aPath());
  const server = new GuideServer();
  let time = 5_000;
  const upload: UploadSpotFile = async (_spot, _part, { name }) => `media/${name}`;
  const parts: SendParts = {
    userId: users,
    store,
    call: server.call,
    upload,
    now: () => time,
    editedSpotId: () => null,
  };
  const send = (changes: Partial<SendParts> = {}) =>
    sendSpots(
      { ...parts, ...changes },
      {
        onStep: () => {},
        onSent: () => {},
        onBroken: (error) => {
          if (!(error instanceof Killed)) throw error;
        },
      },
    );
  const wait = (ms: number) => {
    time += ms;
  };
  return { store, server, parts, send, wait };
}

const PATH = '(-37.8,144.9),(-37.801,144.902)|blue';

const asSent = (server: GuideServer) =>
  server.places.map(({ pp_title, pp_location, pp_image, pp_audio }) => [
    pp_title,
    pp_location,
    pp_image,
    pp_audio,
  ]);

const THREE_PLACES = [1, 2, 3].map((number) => [
  `Corner ${number}`,
  `${-37.8 - number / 1_000},144.9`,
  `media/photo-${number}.jpg`,
  `media/voice-${number}.m4a`,
]);

class Killed extends Error {}

/** Stops before or after the given disk or network operation, and does nothing from then on. */
function killAt({ store, call, upload }: SendParts, operation: number) {
  let count = 0;
  const guard =
    <Args extends unknown[], T>(run: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      count += 1;
      if (count >= operation) throw new Killed();
      const result = await run(...args);
      count += 1;
      if (count >= operation) throw new Killed();
      return result;
    };
  const guarded = Object.fromEntries(
    Object.entries(store).map(([name, run]) =>
      name === 'watch' || name === 'close' ? [name, run] : [name, guard(run as never)],
    ),
  ) as FieldStore;
  return {
    parts: {
      store: guarded,
      call: guard(call as never) as CallServer,
      upload: guard(upload),
    },
    isOver: () => count < operation,
  };
}

describe('sending the data on the phone', () => {
  it('creates a guide with three places and a path, and leaves no data on the phone', async () => {
    const { send, server, store } = await setUp();
    expect(await send()).toMatchObject({ stoppedBy: 'nothing left' });
    expect(asSent(server)).toEqual(THREE_PLACES);
    expect([...server.guides.values()].map(({ pg_path }) => pg_path)).toEqual([PATH]);
    expect(await store.read()).toMatchObject({ spots: [], paths: [], outings: [{ guideId: 1 }] });
  });

  it('creates each of three places once, wherever it is killed', async () => {
    for (let operation = 1; ; operation++) {
      const { send, server, store, parts } = await setUp();
      const kill = killAt(parts, operation);
      await send(kill.parts).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      await send();
      expect(asSent(server), `killed at ${operation}`).toEqual(THREE_PLACES);
      expect([...server.guides.values()].map(({ pg_path }) => pg_path)).toEqual([PATH]);
      expect((await store.read()).spots).toEqual([]);
      if (kill.isOver()) {
        expect(operation).toBeGreaterThan(40);
        break;
      }
    }
  });

  it('creates each of three places once, however often it is killed and others save', async () => {
    const kills = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 60 }), edits: fc.boolean() }),
      {
        maxLength: 8,
      },
    );
    await fc.assert(
      fc.asyncProperty(kills, async (deaths) => {
        const { send, server, parts } = await setUp();
        for (const { at, edits } of deaths) {
          await send(killAt(parts, at).parts).catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error;
          });
          const [id] = server.guides.keys();
          if (edits && id !== undefined) server.editElsewhere(id, { pg_description: 'Paint' });
        }
        await send();
        expect(asSent(server)).toEqual(THREE_PLACES);
        expect([...server.guides.values()].map(({ pg_path }) => pg_path)).toEqual([PATH]);
      }),
      { numRuns: 12 },
    );
  });

  it('recognises its places days later, when the server has forgotten the requests', async () => {
    for (let operation = 1; ; operation++) {
      const { send, server, parts, wait } = await setUp();
      const mine = { ...parts, userId: 7 };
      const kill = killAt(mine, operation);
      await send({ ...mine, ...kill.parts }).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      for (const id of server.guides.keys()) server.editElsewhere(id, { pg_author_id: 7 });
      server.forgetReplies();
      wait(3 * DAY_MS);
      await send(mine);
      expect(asSent(server), `killed at ${operation}`).toEqual(THREE_PLACES);
      expect(server.guides.size).toBe(1);
      if (kill.isOver()) break;
    }
  });

  it('replaces the guide’s own path if its creator has said so', async () => {
    const { send, server, store } = await setUp();
    const id = server.addGuide();
    server.editElsewhere(id, { pg_path: '(1,2),(3,4)|red' });
    await store.changeOuting('walk-one', { guideId: id });
    await store.putPath(aPath({ mode: 'replace' }));
    await send();
    expect(server.guides.get(id)?.pg_path).toBe(PATH);
  });

  it('appends the path to the guide’s own path, even if others save meanwhile', async () => {
    const { send, server, store, parts } = await setUp();
    const id = server.addGuide();
    server.editElsewhere(id, { pg_path: '(1,2),(3,4)|red' });
    await store.changeOuting('walk-one', { guideId: id });
    let isFirst = true;
    const call = (async (name: string, input: never) => {
      if (name === 'updatePendingGuide' && isFirst) {
        isFirst = false;
        server.editElsewhere(id, { pg_path: '(1,2),(3,4)|red;(5,6),(7,8)|red' });
      }
      return await parts.call(name as never, input);
    }) as CallServer;
    await send({ call });
    expect(server.guides.get(id)?.pg_path).toBe(`(1,2),(3,4)|red;(5,6),(7,8)|red;${PATH}`);
  });

  it('keeps everything and shows the reason when the guide is locked', async () => {
    const { send, server, store } = await setUp();
    const id = server.addGuide();
    await store.changeOuting('walk-one', { guideId: id });
    server.locked.add(id);
    const { refusals } = await send();
    expect(refusals).toEqual(new Map([['walk-one', 'Content cannot be edited.']]));
    expect((await store.read()).spots).toHaveLength(3);

    server.locked.delete(id);
    await send();
    expect(asSent(server)).toEqual(THREE_PLACES);
  });

  it('sends an outing to a new guide when the old one is gone', async () => {
    const { send, server, store } = await setUp({ guideId: 99 });
    expect((await send()).refusals).toEqual(new Map([['walk-one', 'Guide not found']]));
    await store.moveToNewGuide('walk-one');
    await send();
    expect(asSent(server)).toEqual(THREE_PLACES);
    expect(server.guides.size).toBe(1);
  });

  it('skips a spot whose photo is refused, until the photo is replaced', async () => {
    const { send, server, store } = await setUp();
    const upload: UploadSpotFile = async (_spot, _part, { name }) => {
      if (name === 'photo-2.jpg') throw new UploadFailed({ kind: 'refused', text: 'Too large.' });
      return `media/${name}`;
    };
    expect((await send({ upload })).refusals).toEqual(new Map([['spot-2', 'Too large.']]));
    expect(server.places.map(({ pp_title }) => pp_title)).toEqual(['Corner 1', 'Corner 3']);
    expect(await store.changeSpot('spot-2', { photo: null })).toBe(true);
    await send();
    expect(server.places.map(({ pp_title }) => pp_title).at(-1)).toBe('Corner 2');
  });

  it('stops when the connection is lost, and locks the spot being sent', async () => {
    const { send, server, store, parts } = await setUp();
    const call = (async (name: string, input: never) => {
      const reply = await parts.call(name as never, input);
      if (name === 'addPendingPlace') throw new NetworkError();
      return reply;
    }) as CallServer;
    expect(await send({ call })).toMatchObject({ stoppedBy: 'unreached' });
    expect(await store.changeSpot('spot-1', { title: 'Renamed' })).toBe(false);
    expect(await store.changeSpot('spot-2', { title: 'Renamed' })).toBe(true);
    await send();
    expect(server.places.map(({ pp_title }) => pp_title)).toEqual([
      'Corner 1',
      'Renamed',
      'Corner 3',
    ]);
  });

  it('skips a spot whose sheet is open, and those after it', async () => {
    const { send, server } = await setUp();
    await send({ editedSpotId: () => 'spot-2' });
    expect(asSent(server)).toEqual(THREE_PLACES.slice(0, 1));
    await send();
    expect(asSent(server)).toEqual(THREE_PLACES);
  });

  it('doesn’t send a spot whose sheet was opened just before', async () => {
    const { send, server, store, parts } = await setUp();
    let editedSpotId: string | null = null;
    const upload: UploadSpotFile = async (spot, part, file, onProgress) => {
      if (spot.id === 'spot-2' && part === 'voice') editedSpotId = spot.id;
      return await parts.upload(spot, part, file, onProgress);
    };
    const beginAttempt: FieldStore['beginAttempt'] = async (id, make) => {
      if (id === 'spot-1') editedSpotId = id;
      return await store.beginAttempt(id, make);
    };
    await send({ store: { ...store, beginAttempt }, editedSpotId: () => editedSpotId });
    expect(await store.changeSpot('spot-1', { title: 'Renamed' })).toBe(true);
    expect(server.places).toEqual([]);
    editedSpotId = null;
    await send({ upload, editedSpotId: () => editedSpotId });
    expect(server.places.map(({ pp_title }) => pp_title)).toEqual(['Renamed']);
    expect(await store.changeSpot('spot-2', { title: 'Renamed too' })).toBe(true);
  });

  it('leaves drafts, and paths that are still being recorded, on the phone', async () => {
    const { send, server, store } = await setUp();
    await store.changeSpot('spot-3', { isDraft: true });
    await store.putPath(aPath({ state: 'recording' }));
    await send();
    expect(server.places).toHaveLength(2);
    expect(await store.read()).toMatchObject({ spots: [{ id: 'spot-3' }], paths: [{}] });
  });
});
