import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorsOf, read, S3, SECRET, STRIPE } from './config.test-data.ts';

describe('with nothing set', () => {
  it('uses its own database and folder, with the demo, on this machine only', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      drainMs: 0,
      trustedProxies: [],
      dataDir: '/srv/laneway/data',
      databaseUrl: null,
      s3: null,
      buckets: { production: 'laneway-production', quarantine: 'laneway-quarantine' },
      smtpUrl: null,
      mailFrom: 'Laneway <hello@laneway.example>',
      stripe: null,
      uploadQuotaBytes: 20 * 1024 ** 3,
      clamdAddress: null,
      tiles: {
        url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
        offline: false,
      },
      geocoderUrl: null,
      sessionSecret: null,
      demo: true,
      metricsToken: null,
      logLevel: 'info',
    });
  });

  it('treats an empty or blank value as not set', () => {
    const blank = { PORT: '', HOST: '  ', DATABASE_URL: '', S3_ENDPOINT: ' ', DEMO: '' };
    expect(read(blank)).toEqual(read({}));
  });
});

describe('a valid value is accepted', () => {
  it.each([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'laneway.internal', { host: 'laneway.internal' }],
    ['PUBLIC_URL', 'http://127.0.0.1:8080', { publicUrl: 'http://127.0.0.1:8080' }],
    ['PUBLIC_URL', 'http://localhost:8080/', { publicUrl: 'http://localhost:8080' }],
    ['TRUST_PROXY', 'loopback', { trustedProxies: ['loopback'] }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
    ['METRICS_TOKEN', 'sixteen-and-more', { metricsToken: 'sixteen-and-more' }],
    ['DATA_DIR', '/var/lib/laneway', { dataDir: '/var/lib/laneway' }],
    ['DATA_DIR', 'elsewhere', { dataDir: path.resolve('/srv/laneway/elsewhere') }],
    ['SESSION_SECRET', SECRET, { sessionSecret: SECRET }],
    [
      'SMTP_URL',
      'smtps://user:pass@mail.example:465',
      { smtpUrl: 'smtps://user:pass@mail.example:465' },
    ],
    ['MAIL_FROM', 'tours@laneway.example', { mailFrom: 'tours@laneway.example' }],
    ['MAIL_FROM', 'Tours <t@laneway.example>', { mailFrom: 'Tours <t@laneway.example>' }],
    [
      'GEOCODER_URL',
      'https://geo.example/search?key=k',
      { geocoderUrl: 'https://geo.example/search?key=k' },
    ],
    ['DRAIN_SECONDS', '4', { drainMs: 4_000 }],
    ['UPLOAD_QUOTA_GB', '5', { uploadQuotaBytes: 5 * 1024 ** 3 }],
    ['CLAMD_ADDRESS', 'clamd:3310', { clamdAddress: { host: 'clamd', port: 3310 } }],
    ['DEMO', 'off', { demo: false }],
    ['DEMO', 'TRUE', { demo: true }],
    ['DEMO', '0', { demo: false }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ])('%s=%s', (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['TILE_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png', 'url'],
    ['TILE_URL', '/tiles/{z}/{x}/{y}.png', 'url'],
    ['TILE_ATTRIBUTION', '© Somebody', 'attribution'],
  ] as const)('%s=%s', (name, value, field) => {
    expect(read({ [name]: value }).tiles[field]).toBe(value);
  });

  it.each(['on', 'yes', '1', 'true'])('TILE_OFFLINE=%s', (value) => {
    expect(read({ TILE_OFFLINE: value }).tiles.offline).toBe(true);
  });

  it.each([
    ['S3_BUCKET_PRODUCTION', 'tours.2026', 'production'],
    ['S3_BUCKET_QUARANTINE', 'quarantine.tours', 'quarantine'],
  ] as const)('%s=%s', (name, value, bucket) => {
    expect(read({ [name]: value }).buckets[bucket]).toBe(value);
  });
});

describe('a bad value stops the start with one line that names the setting and hides the value', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'http://localhost'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'laneway.example'],
    ['PUBLIC_URL', 'ftp://laneway.example'],
    ['PUBLIC_URL', 'https://someone:secret@laneway.example'],
    ['PUBLIC_URL', 'https://laneway.example/tours'],
    ['PUBLIC_URL', 'https://laneway.example//'],
    ['PUBLIC_URL', 'https://laneway.example/?from=here'],
    ['PUBLIC_URL', 'https://laneway.example?'],
    ['PUBLIC_URL', 'https://laneway.example/#top'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', 'true'],
    ['METRICS_TOKEN', 'too-short'],
    ['PAYMENTS', 'off'],
    ['PAYMENTS', 'stripe'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Tours <tours>'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '301'],
    ['UPLOAD_QUOTA_GB', '2.5'],
    ['UPLOAD_QUOTA_GB', '20 GB'],
    ['GEOCODER_URL', 'geo.example/search'],
    ['GEOCODER_URL', 'file:///etc/passwd'],
    ['CLAMD_ADDRESS', 'clamd'],
    ['CLAMD_ADDRESS', 'clamd:0'],
    ['CLAMD_ADDRESS', 'clamd:65536'],
    ['CLAMD_ADDRESS', 'tcp://clamd:3310'],
    ['TILE_URL', 'tiles.example/{z}'],
    ['TILE_URL', 'javascript:alert(1)'],
    ['TILE_OFFLINE', 'maybe'],
    ['DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'INFO'],
    ['SESSION_SECRET', 'too-short'],
    ['S3_BUCKET_PRODUCTION', 'Capital'],
    ['S3_BUCKET_PRODUCTION', 'ab'],
    ['S3_BUCKET_PRODUCTION', 'tours-after-quarantine'],
    ['S3_BUCKET_QUARANTINE', 'tours-waiting'],
    ['S3_BUCKET_QUARANTINE', '...'],
    ['S3_BUCKET_QUARANTINE', 'under_score'],
  ])('%s=%s', (name, value) => {
    expectOneFault({ [name]: value }, name, value);
  });

  it.each(['mysql://db/laneway', 'db.example:5432', '/run/sockets'])('DATABASE_URL=%s', (value) => {
    expectOneFault({ DATABASE_URL: value, SESSION_SECRET: SECRET }, 'DATABASE_URL', value);
  });

  it.each([
    's3.example',
    's3://laneway',
    'https://user:key@s3.example',
    'https://s3.example/?bucket=x',
  ])('S3_ENDPOINT=%s', (value) => {
    expectOneFault({ ...S3, S3_ENDPOINT: value }, 'S3_ENDPOINT', value);
  });

  it('STRIPE_API_BASE without a protocol', () => {
    expectOneFault({ ...STRIPE, STRIPE_API_BASE: 'localhost:9' }, 'STRIPE_API_BASE', 'localhost:9');
  });

  function expectOneFault(env: Record<string, string>, name: string, value: string): void {
    const errors = errorsOf(env);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(errors[0]).not.toContain(value);
    expect(errors[0]).not.toContain('\n');
  }
});

describe('several errors', () => {
  it('are reported all at once, one per line', () => {
    const errors = errorsOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://db',
      S3_ENDPOINT: 'nowhere',
      LOG_LEVEL: 'loud',
    });
    expect(errors.map((error) => error.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SESSION_SECRET',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'LOG_LEVEL',
    ]);
  });
});
