import { HOUR_MS } from '@laneway/domain/timing';
import { Dexie, liveQuery, type Table } from 'dexie';
import { newIdempotencyKey } from '../../../api/client.ts';
import type { FieldStore, SpotChanges } from './field-store.ts';
import type { FieldContents, Outing, RecordedPath, Spot } from './records.ts';

/** An outing that hasn't been resumed for this long is over. */
const OUTING_ENDS_AFTER_MS = 12 * HOUR_MS;

class FieldDatabase extends Dexie {
  declare readonly walks: Table<Outing, string>;
  declare readonly spots: Table<Spot, string>;
  declare readonly paths: Table<RecordedPath, string>;

  constructor(userId: number) {
    super(`laneway-field-${userId}`);
    this.version(1).stores({ walks: 'id', spots: 'id, walkId', paths: 'id, walkId' });
  }
}

/** Opens the store of one person. The database opens on first use. */
export function openFieldStore(userId: number): FieldStore {
  const db = new FieldDatabase(userId);
  const { walks: outings, spots, paths } = db;

  const read = () =>
    db.transaction('r', outings, spots, paths, async (): Promise<FieldContents> => {
      const all = await Promise.all([outings.toArray(), spots.toArray(), paths.toArray()]);
      return {
        outings: all[0].toSorted((a, b) => a.startedAt - b.startedAt),
        spots: all[1].toSorted((a, b) => a.number - b.number || a.takenAt - b.takenAt),
        paths: all[2].toSorted((a, b) => a.updatedAt - b.updatedAt),
      };
    });
  const write = <T>(run: () => Promise<T>): Promise<T> =>
    Promise.resolve(db.transaction('rw', outings, spots, paths, run));

  return {
    read: () => Promise.resolve(read()),
    watch: (onContents, onFailed) => {
      const watching = liveQuery(read).subscribe({ next: onContents, error: onFailed });
      return () => watching.unsubscribe();
    },
    putOuting: (outing) => write(async () => void (await outings.put(outing))),
    changeOuting: (id, changes) => write(async () => void (await outings.update(id, changes))),
    addSpot: (spot) => write(async () => void (await spots.add(spot))),
    changeSpot: (id, changes) =>
      write(async () => {
        const spot = await spots.get(id);
        if (spot === undefined || spot.attempt !== null) return false;
        await spots.put(changed(spot, changes));
        return true;
      }),
    deleteSpot: (id) => write(() => spots.delete(id)),
    putPath: (path) => write(async () => void (await paths.put(path))),
    deletePath: (id) => write(() => paths.delete(id)),
    saveUpload: (id, part, fileId, uri) =>
      write(async () => {
        const spot = await spots.get(id);
        if (spot?.[part]?.id !== fileId || spot.attempt !== null) return;
        await spots.put({ ...spot, [part === 'photo' ? 'imageUri' : 'audioUri']: uri });
      }),
    beginAttempt: (id, make) =>
      write(async () => {
        const spot = await spots.get(id);
        if (spot === undefined) return null;
        const attempt = spot.attempt ?? make(spot);
        if (attempt === null) return null;
        await spots.put({ ...spot, attempt });
        return { spot, attempt };
      }),
    endAttempt: (id) => write(async () => void (await spots.update(id, { attempt: null }))),
    finishSpot: (id) =>
      write(async () => {
        const spot = await spots.get(id);
        if (spot === undefined) return;
        const outing = await outings.get(spot.walkId);
        if (outing === undefined) return;
        const { number, title, point } = spot;
        await outings.put({ ...outing, sent: [...outing.sent, { number, title, point }] });
        await spots.delete(id);
      }),
    finishPath: (id, text) =>
      write(async () => {
        const path = await paths.get(id);
        if (path === undefined) return;
        const outing = await outings.get(path.walkId);
        if (outing === undefined) return;
        await outings.put({ ...outing, sentPaths: [...outing.sentPaths, text] });
        await paths.delete(id);
      }),
    moveToNewGuide: (id) =>
      write(async () => {
        await outings.update(id, {
          guideId: null,
          isNewGuide: true,
          guideKey: newIdempotencyKey(),
          guideTriedAt: null,
          sent: [],
          sentPaths: [],
        });
        // The server may have stored the old key for the old guide.
        await spots
          .where({ walkId: id })
          .modify((spot: { -readonly [K in keyof Spot]: Spot[K] }) => {
            spot.key = newIdempotencyKey();
            spot.attempt = null;
          });
      }),
    clearFinishedOutings: (now) =>
      write(async () => {
        for (const outing of await outings.toArray()) {
          const isOver = outing.endedAt !== null || now - outing.startedAt > OUTING_ENDS_AFTER_MS;
          const left =
            (await spots.where({ walkId: outing.id }).count()) +
            (await paths.where({ walkId: outing.id }).count());
          if (isOver && left === 0) await outings.delete(outing.id);
        }
      }),
    close: () => db.close(),
  };
}

/** A new file has not been uploaded. */
function changed(spot: Spot, changes: SpotChanges): Spot {
  return {
    ...spot,
    ...changes,
    imageUri: changes.photo === undefined ? spot.imageUri : null,
    audioUri: changes.voice === undefined ? spot.audioUri : null,
  };
}
