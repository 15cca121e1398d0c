import { describe, expect, it } from 'vitest';
import { errorsOf, read, S3, SECRET, STRIPE } from './config.test-data.ts';

describe('settings that need each other', () => {
  const DATABASE_URL = 'postgres://laneway:hidden@db.example/laneway';

  const PAYMENTS = 'test';

  it('need a session secret with the operator’s own database', () => {
    expect(errorsOf({ DATABASE_URL, PAYMENTS })).toEqual([
      'SESSION_SECRET is required with DATABASE_URL.',
    ]);
    expect(errorsOf({ DATABASE_URL, PAYMENTS, SESSION_SECRET: 'short' })).toEqual([
      'SESSION_SECRET must be at least 32 characters long.',
    ]);
  });

  it('leave the demo off with the operator’s own database, unless it is turned on', () => {
    expect(read({ DATABASE_URL, PAYMENTS, SESSION_SECRET: SECRET })).toMatchObject({
      databaseUrl: DATABASE_URL,
      sessionSecret: SECRET,
      demo: false,
    });
    expect(read({ DATABASE_URL, PAYMENTS, SESSION_SECRET: SECRET, DEMO: 'on' }).demo).toBe(true);
  });

  it('leave the demo off with a public URL, unless it is turned on', () => {
    const PUBLIC_URL = 'https://laneway.example';
    expect(read({ PUBLIC_URL, ...STRIPE }).demo).toBe(false);
    expect(read({ PUBLIC_URL, PAYMENTS }).demo).toBe(false);
    expect(read({ PUBLIC_URL, PAYMENTS, DEMO: 'on' }).demo).toBe(true);
    expect(read({ PUBLIC_URL: 'http://localhost:8080' }).demo).toBe(true);
  });

  it('make a store from an S3 endpoint and its keys, in the default region', () => {
    expect(read(S3).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'key-secret',
    });
    expect(read({ ...S3, S3_ENDPOINT: 'http://gate:9000/s3/' }).s3?.endpoint).toBe(
      'http://gate:9000/s3',
    );
    expect(read({ ...S3, S3_REGION: 'ap-southeast-2' }).s3?.region).toBe('ap-southeast-2');
  });

  it.each(Object.keys(S3))('refuse S3 settings of which %s is missing', (missing) => {
    const [given] = Object.keys(S3).filter((name) => name !== missing);
    const rest = Object.fromEntries(Object.entries(S3).filter(([name]) => name !== missing));
    expect(errorsOf(rest)).toEqual([`${missing} is required with ${given}.`]);
  });

  it('accept Stripe’s key with its webhook secret', () => {
    expect(read(STRIPE).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: null,
    });
    const local = { ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:12111' };
    expect(read(local).stripe?.apiBase).toBe('http://127.0.0.1:12111');
  });

  it('refuse one of Stripe’s settings without the other', () => {
    expect(errorsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY.',
    ]);
    expect(errorsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
      'STRIPE_SECRET_KEY is required with STRIPE_WEBHOOK_SECRET.',
    ]);
  });

  const REAL = [
    ['DATABASE_URL', { DATABASE_URL, SESSION_SECRET: SECRET }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://laneway.example' }],
  ] as const;

  it.each(REAL)('need a payment provider with %s', (name, env) => {
    expect(errorsOf(env)).toEqual([
      `STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are required with ${name}. To start without them, set PAYMENTS=test. People then get paid guides with test payments.`,
    ]);
    expect(errorsOf({ ...env, ...STRIPE })).toEqual([]);
    expect(errorsOf({ ...env, PAYMENTS })).toEqual([]);
  });

  it('need no payment provider on the operator’s own machine', () => {
    expect(errorsOf({ PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
    expect(errorsOf({ PAYMENTS })).toEqual([]);
  });

  it('refuse test payments beside Stripe', () => {
    expect(errorsOf({ ...STRIPE, PAYMENTS })).toEqual([
      'PAYMENTS=test and STRIPE_SECRET_KEY can’t be used together. Unset one of them.',
    ]);
  });

  it('refuse one bucket for published and unpublished media', () => {
    for (const name of ['one', 'one-in-quarantine'])
      expect(errorsOf({ S3_BUCKET_PRODUCTION: name, S3_BUCKET_QUARANTINE: name })).toHaveLength(1);
  });
});
