import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/** Gives the stores of a test a database in memory. */
export function installFakeIndexedDb(): void {
  Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
}
