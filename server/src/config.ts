import path from 'node:path';
import { type BucketClass, bucketClassOf } from '@laneway/domain/media/buckets';
import { storedMedia } from '@laneway/domain/media/media-uri';
import { fail, ok, type Result } from '@laneway/domain/result';
import { isAddressRange, isLocalUrl } from './platform/http/network-address.ts';
import { isMapFile } from './platform/pmtiles/map-file.ts';
import {
  address,
  choice,
  createSettingsReader,
  type Environment,
  list,
  number,
  onOff,
  type SettingParser,
  type SettingsReader,
  serviceUrl,
  shaped,
  siteUrl,
  text,
  url,
} from './platform/process/settings.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type S3Config = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/**
 * Everything the operator can configure, validated once. The settings present decide which external services are used.
 */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** An origin, without a trailing slash. */
  readonly publicUrl: string;
  /** How long requests are still answered after the signal to stop. */
  readonly drainMs: number;
  /** Proxies whose X-Forwarded-For is trusted, as addresses, ranges or the word loopback. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  /** Null for the built-in PostgreSQL under dataDir. */
  readonly databaseUrl: string | null;
  readonly s3: S3Config | null;
  readonly buckets: { readonly production: string; readonly quarantine: string };
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string | null;
  } | null;
  /** The storage quota of each person. */
  readonly uploadQuotaBytes: number;
  readonly clamdAddress: { readonly host: string; readonly port: number } | null;
  readonly tiles: { readonly url: string; readonly attribution: string; readonly offline: boolean };
  /** The search URL of a Nominatim or Photon server; null disables the search for addresses. */
  readonly geocoderUrl: string | null;
  /** Null if not set: then it is generated once and stored in dataDir. */
  readonly sessionSecret: string | null;
  readonly demo: boolean;
  /** Null where /metrics is only for this machine. */
  readonly metricsToken: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

const OSM_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const OSM_ATTRIBUTION = '© OpenStreetMap contributors';
const MIN_SECRET_LENGTH = 32;
const MIN_METRICS_TOKEN_LENGTH = 16;
/** Sizes are shown in units of 1024. */
const GIGABYTE = 1024 ** 3;
const DEFAULT_UPLOAD_QUOTA_GB = 20;
const MAX_DRAIN_SECONDS = 300;
const MAX_UPLOAD_QUOTA_GB = 1_000_000;

/** Parses the environment; on failure one line per error, each naming the setting and its valid values. */
export function readConfig(
  env: Environment,
  cwd: string = process.cwd(),
): Result<Config, readonly string[]> {
  const settings = createSettingsReader(env);
  const { read } = settings;

  const port = read('PORT', number(0, 65_535), 3000);
  const host = read('HOST', hostName, '127.0.0.1');
  const databaseUrl = read('DATABASE_URL', url(['postgres:', 'postgresql:']), null);
  const sessionSecret =
    settings.firstSet('DATABASE_URL') === null
      ? read('SESSION_SECRET', text(MIN_SECRET_LENGTH), null)
      : settings.demand('SESSION_SECRET', text(MIN_SECRET_LENGTH), 'DATABASE_URL');
  const publicUrl = read('PUBLIC_URL', siteUrl, `http://localhost:${port}`);
  const tileUrl = read('TILE_URL', tileAddress, OSM_TILES);
  const config: Config = {
    port,
    host,
    publicUrl,
    drainMs: read('DRAIN_SECONDS', number(0, MAX_DRAIN_SECONDS), 0) * 1_000,
    trustedProxies: read('TRUST_PROXY', proxies, []),
    dataDir: path.resolve(cwd, read('DATA_DIR', text(), 'data')),
    databaseUrl,
    s3: readS3(settings),
    buckets: {
      production: read('S3_BUCKET_PRODUCTION', productionBucket, 'laneway-production'),
      quarantine: read('S3_BUCKET_QUARANTINE', quarantineBucket, 'laneway-quarantine'),
    },
    smtpUrl: read('SMTP_URL', url(['smtp:', 'smtps:']), null),
    mailFrom: read('MAIL_FROM', sender, 'Laneway <hello@laneway.example>'),
    stripe: readStripe(settings),
    uploadQuotaBytes:
      read('UPLOAD_QUOTA_GB', number(1, MAX_UPLOAD_QUOTA_GB), DEFAULT_UPLOAD_QUOTA_GB) * GIGABYTE,
    clamdAddress: read('CLAMD_ADDRESS', address, null),
    tiles: {
      url: tileUrl,
      attribution: read('TILE_ATTRIBUTION', text(), OSM_ATTRIBUTION),
      // A tile server has to allow it; the operator's own file may always be stored.
      offline: read('TILE_OFFLINE', onOff, isMapFile(tileUrl)),
    },
    geocoderUrl: read('GEOCODER_URL', url(['http:', 'https:']), null),
    sessionSecret,
    // The demo's admin password is public, and it shows all emails to everyone.
    demo: read('DEMO', onOff, databaseUrl === null && isLocalUrl(publicUrl)),
    metricsToken: read('METRICS_TOKEN', text(MIN_METRICS_TOKEN_LENGTH), null),
    logLevel: read('LOG_LEVEL', choice(LOG_LEVELS), 'info'),
  };
  checkPayments(settings, config);
  return settings.errors.length === 0 ? ok(config) : fail(settings.errors);
}

/** A public installation must not give away paid guides because a setting was forgotten. */
function checkPayments(
  { read, firstSet, addError }: SettingsReader,
  { databaseUrl, publicUrl, stripe }: Config,
): void {
  const chosen = read('PAYMENTS', choice(['test']), null);
  if (chosen !== null && stripe !== null) {
    addError('PAYMENTS=test and STRIPE_SECRET_KEY can’t be used together. Unset one of them.');
  }
  if (firstSet('PAYMENTS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE')) return;
  const realBecause =
    databaseUrl !== null ? 'DATABASE_URL' : isLocalUrl(publicUrl) ? null : 'PUBLIC_URL';
  if (realBecause === null) return;
  addError(
    `STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are required with ${realBecause}. To start without them, set PAYMENTS=test. People then get paid guides with test payments.`,
  );
}

const proxies = list(
  (part) => part === 'loopback' || isAddressRange(part),
  'a comma-separated list of IP addresses, ranges such as 10.0.0.0/8, or loopback',
);
const hostName = shaped(/^[\w.:-]+$/, 'a host name or an IP address');
const sender = shaped(
  /^([^<>]*<)?[^\s@<>]+@[^\s@<>][^\s@<>.]*\.[^\s@<>]+>?$/,
  'an email address, or a name followed by the address in angle brackets',
);
const tileAddress = shaped(
  /^(https?:\/\/[^\s/]|\/)\S*$/,
  'a URL that starts with https://, http:// or /',
);

/** Access to an object depends on its bucket's name, so the name must match its purpose. */
const bucketNamed =
  (wanted: BucketClass, inWords: string): SettingParser<string> =>
  (value) => {
    if (storedMedia(value, 'key') === null)
      return fail(
        '3 to 63 characters from a-z, 0-9, "." and "-", with a letter or digit at both ends',
      );
    return bucketClassOf(value) === wanted ? ok(value) : fail(inWords);
  };
const productionBucket = bucketNamed('production', 'a name without the word quarantine');
const quarantineBucket = bucketNamed('quarantine', 'a name with the word quarantine in it');

function readS3({ read, demand, firstSet }: SettingsReader): S3Config | null {
  const given = firstSet('S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  if (given === null) return null;
  const endpoint = demand('S3_ENDPOINT', serviceUrl, given);
  const region = read('S3_REGION', text(), 'us-east-1');
  const accessKeyId = demand('S3_ACCESS_KEY_ID', text(), given);
  const secretAccessKey = demand('S3_SECRET_ACCESS_KEY', text(), given);
  return endpoint === null || accessKeyId === null || secretAccessKey === null
    ? null
    : { endpoint, region, accessKeyId, secretAccessKey };
}

function readStripe({ read, demand, firstSet }: SettingsReader): Config['stripe'] {
  const given = firstSet('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE');
  if (given === null) return null;
  const secretKey = demand('STRIPE_SECRET_KEY', text(), given);
  const webhookSecret = demand('STRIPE_WEBHOOK_SECRET', text(), given);
  const apiBase = read('STRIPE_API_BASE', url(['http:', 'https:']), null);
  return secretKey === null || webhookSecret === null
    ? null
    : { secretKey, webhookSecret, apiBase };
}
