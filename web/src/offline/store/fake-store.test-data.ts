import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { forgetCurrentStore } from './current-store.ts';
import { forgetOfflineDatabases } from './offline-database.ts';

/** Sets up in-memory databases for the stores of a test. */
export function installFakeStore(): void {
  forgetOfflineDatabases();
  forgetCurrentStore();
  // Changed in place: live queries use the object that Dexie was loaded with.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
}
