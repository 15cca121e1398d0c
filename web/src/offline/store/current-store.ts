import type { User } from '@laneway/contract/accounts';
import type { ClientConfig } from '@laneway/contract/platform';
import { OFFLINE_DATABASE } from '@laneway/domain/offline/store-shape';
import { Dexie, type Table } from 'dexie';
import type { SessionState } from '../../api/session/session-state.ts';
import type { Account } from './offline-database.ts';

/** The current account on the device, with the data that the app needs to start offline. */
export type CurrentStore = {
  readonly account: Account;
  /** The person as the server last described them, without their token; null for a visitor. */
  readonly user: Omit<User, 'access_token'> | null;
};

type Row =
  | { readonly name: 'current'; readonly value: CurrentStore }
  | { readonly name: 'config'; readonly value: ClientConfig };

/** The service worker can't access any other storage of the page. */
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

/** While a login is being checked, this is the account of the last one; null if there was none. */
export async function accountOf(session: SessionState): Promise<Account | null> {
  switch (session.kind) {
    case 'visitor':
      return 'visitor';
    case 'logged_in':
    case 'expired':
      return session.user.u_id;
    case 'checking': {
      const current = await readCurrentStore();
      return current === null || current.account === 'visitor' ? null : current.account;
    }
  }
}
