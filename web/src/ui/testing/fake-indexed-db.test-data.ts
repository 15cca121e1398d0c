import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/** Sets up an in-memory database for the stores of a test. */
export function installFakeIndexedDb(): void {
  // Changed in place: live queries use the object that Dexie was loaded with.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
}

/** Simulates a device that stores nothing, like some private windows. */
export function removeIndexedDb(): void {
  Object.assign(Dexie.dependencies, { indexedDB: undefined, IDBKeyRange: undefined });
}
