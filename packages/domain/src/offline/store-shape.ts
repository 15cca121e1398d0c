/** The database of saved guides on the device. Its fields keep the names of the wire. */
export const OFFLINE_DATABASE = 'laneway-offline';

export const OFFLINE_STORE_VERSION = 1;

/** Each store's key, and the fields by which it is looked up. */
export const OFFLINE_STORES = {
  guides: { key: 'g_id', indexes: ['g_title', 'g_author'] },
  places: { key: 'p_id', indexes: ['g_id'] },
  media: { key: 'url', indexes: [] },
  mapTiles: { key: 'id', indexes: ['region'] },
} as const satisfies Record<string, { key: string; indexes: readonly string[] }>;

export type OfflineStore = keyof typeof OFFLINE_STORES;

/** What a saved guide or place carries beside its own fields; moments are ISO text. */
export type OfflineStamp = {
  readonly isDownloaded: boolean;
  readonly downloadDate: string;
  readonly lastSync: string;
};

/** What is kept of a media file beside its bytes. */
export type OfflineMediaFacts = {
  readonly url: string;
  readonly type: string;
  readonly size: number;
  readonly downloadDate: string;
};
