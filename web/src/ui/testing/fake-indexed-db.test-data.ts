import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/** Gives the stores of a test a database in memory. */
export function installFakeIndexedDb(): void {
  // Changed in place: live queries look at the object that Dexie was loaded with.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
}

/** A device that stores nothing, as some private windows. */
export function removeIndexedDb(): void {
  Object.assign(Dexie.dependencies, { indexedDB: undefined, IDBKeyRange: undefined });
}
