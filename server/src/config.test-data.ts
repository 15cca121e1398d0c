import { readConfig } from './config.ts';

export const SECRET = 'an-operator-chose-this-long-secret';
export const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'key-id',
  S3_SECRET_ACCESS_KEY: 'key-secret',
};
export const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

export const read = (env: Record<string, string>) => {
  const config = readConfig(env, '/srv/laneway');
  if (!config.ok) throw new Error(config.error.join('\n'));
  return config.value;
};
export const errorsOf = (env: Record<string, string>): readonly string[] => {
  const config = readConfig(env);
  return config.ok ? [] : config.error;
};
