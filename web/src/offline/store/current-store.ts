import type { User } from '@laneway/contract/accounts';
import type { ClientConfig } from '@laneway/contract/platform';
import { OFFLINE_DATABASE } from '@laneway/domain/offline/store-shape';
import { Dexie, type Table } from 'dexie';
import type { Account } from './account.ts';

/** Whose guides the device shows, and what the app needs to start without a network. */
export type CurrentStore = {
  readonly account: Account;
  /** The person as the server last described them, without their token; null for a visitor. */
  readonly user: Omit<User, 'access_token'> | null;
};

type Row =
  | { readonly name: 'current'; readonly value: CurrentStore }
  | { readonly name: 'config'; readonly value: ClientConfig };

/** In IndexedDB, because the service worker has no other storage that the page can write to. */
class DeviceDatabase extends Dexie {
  declare readonly facts: Table<Row, Row['name']>;

  constructor() {
    super(OFFLINE_DATABASE);
    this.version(1).stores({ facts: 'name' });
  }
}

let database: DeviceDatabase | null = null;

function facts(): Table<Row, Row['name']> {
  database ??= new DeviceDatabase();
  return database.facts;
}

/** Null if nothing has ever been saved on this device. */
export async function readCurrentStore(): Promise<CurrentStore | null> {
  const row = await facts().get('current');
  return row?.name === 'current' ? row.value : null;
}

export async function writeCurrentStore(value: CurrentStore): Promise<void> {
  await facts().put({ name: 'current', value });
}

export async function readSavedConfig(): Promise<ClientConfig | null> {
  const row = await facts().get('config');
  return row?.name === 'config' ? row.value : null;
}

export async function saveConfig(value: ClientConfig): Promise<void> {
  await facts().put({ name: 'config', value });
}

/** @internal Each test has its own databases. */
export function forgetCurrentStore(): void {
  database?.close();
  database = null;
}
