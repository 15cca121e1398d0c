import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { forgetCurrentStore } from './current-store.ts';
import { forgetOfflineDatabases } from './offline-database.ts';

/** Gives the stores of a test databases in memory. */
export function installFakeStore(): void {
  forgetOfflineDatabases();
  forgetCurrentStore();
  // Not replaced: live queries look at the object that Dexie was loaded with.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
}
