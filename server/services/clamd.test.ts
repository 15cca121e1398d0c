import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClamdScanner } from '../src/adapters/scanner-clamd/scanner-clamd.ts';
import { createLogger } from '../src/platform/process/logging.ts';
import type { VirusScanner } from '../src/ports/virus-scanner.ts';
import { type Clamd, clamdUnavailableReason, EICAR, startClamd } from '../src/testing/clamd.ts';
import { say } from './measuring.ts';

const trouble = clamdUnavailableReason();
if (trouble !== null) say(`What a real virus scanner does is left out: ${trouble}.`);

const MB = 1_000_000;

describe.skipIf(trouble !== null)('ClamAV', () => {
  let clamd: Clamd;
  let scanner: VirusScanner;
  beforeAll(async () => {
    clamd = await startClamd(['StreamMaxLength 40M', 'MaxFileSize 30M', 'AlertExceedsMax yes']);
    scanner = createClamdScanner({ ...clamd, log: createLogger('silent') });
  }, 60_000);
  afterAll(() => clamd.stop());

  const megabytes = (count: number, last = Buffer.alloc(0)) =>
    Readable.from([...Array.from({ length: count }, () => randomBytes(MB)), last]);

  it('passes the health check', () => scanner.check());

  it('finds nothing in a harmless file, large or empty', async () => {
    expect(await scanner.scan(megabytes(20))).toEqual({ state: 'clean' });
    expect(await scanner.scan(Readable.from([]))).toEqual({ state: 'clean' });
  });

  it('finds the EICAR file, also at the end of a larger one and across pieces', async () => {
    const infected = { state: 'infected', signature: expect.stringContaining('Laneway.Eicar') };
    const file = Buffer.from(EICAR);
    expect(await scanner.scan(Readable.from([file]))).toEqual(infected);
    expect(await scanner.scan(megabytes(10, file))).toEqual(infected);
    const letters = Readable.from([...file].map((byte) => Buffer.from([byte])));
    expect(await scanner.scan(letters)).toEqual(infected);
  });

  it('times out when a file is larger than it scans', async () => {
    expect(await scanner.scan(megabytes(35))).toEqual({ state: 'timeout' });
  });

  it('times out every time when a file is larger than it accepts', async () => {
    const large = Array.from({ length: 60 }, () => Buffer.alloc(MB));
    for (let n = 0; n < 30; n += 1)
      expect(await scanner.scan(Readable.from(large))).toEqual({ state: 'timeout' });
  });

  it('scans several files at once', async () => {
    const files = Array.from({ length: 8 }, (_, n) =>
      n % 2 === 0 ? megabytes(3) : megabytes(3, Buffer.from(EICAR)),
    );
    const verdicts = await Promise.all(files.map((file) => scanner.scan(file)));
    expect(verdicts.map(({ state }) => state)).toEqual(
      files.map((_, n) => (n % 2 === 0 ? 'clean' : 'infected')),
    );
  });
});
