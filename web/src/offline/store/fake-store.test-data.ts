import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { forgetCurrentStore } from './current-store.ts';
import { forgetOfflineDatabases } from './offline-database.ts';

/** Gives the stores of a test databases in memory. */
export function installFakeStore(): void {
  forgetOfflineDatabases();
  forgetCurrentStore();
  Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
}
