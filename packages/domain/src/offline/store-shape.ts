/** The database of saved guides on the device. Its fields have the same names as in the API. */
export const OFFLINE_DATABASE = 'laneway-offline';

export const OFFLINE_STORE_VERSION = 1;

/** Each store's key, and its indexed fields. */
export const OFFLINE_STORES = {
  guides: { key: 'g_id', indexes: ['g_title', 'g_author'] },
  places: { key: 'p_id', indexes: ['g_id'] },
  media: { key: 'url', indexes: [] },
  mapTiles: { key: 'id', indexes: ['region'] },
} as const satisfies Record<string, { key: string; indexes: readonly string[] }>;

/** The metadata of a saved guide or place; times are ISO text. */
export type OfflineStamp = {
  readonly isDownloaded: boolean;
  readonly downloadDate: string;
  readonly lastSync: string;
};

/** The metadata of a saved media file. */
export type OfflineMediaFacts = {
  readonly url: string;
  readonly type: string;
  readonly size: number;
  readonly downloadDate: string;
};
