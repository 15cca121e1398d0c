import { describe, expect, it } from 'vitest';
import { CALLS, type Call, type CallName } from './calls.ts';
import type { EndpointSchema } from './endpoint-schema.ts';
import { ENDPOINTS } from './endpoints.ts';
import { BODY_LIMITS, LIMITS } from './limits.ts';

type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly enum?: readonly (string | null)[];
};

/** No character takes more bytes in JSON. */
const WIDEST = '\u001f';
const WIDEST_BYTES = JSON.stringify(WIDEST).length - 2;
const MAX_LENGTH_NUMBER = -1.234_567_890_123_456e-300;

/** The value that takes the most bytes of all that a schema accepts. Ignored fields are left out. */
function widest(schema: Schema): unknown {
  const types = [schema.type].flat();
  if (schema.enum !== undefined) return schema.enum.toSorted(byLength).at(-1);
  if (types.includes('object')) {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, widest(field)]));
  }
  if (types.includes('array')) return Array(schema.maxItems).fill(widest(schema.items ?? {}));
  if (types.includes('string')) return WIDEST.repeat(schema.maxLength ?? Number.NaN);
  if (types.includes('boolean')) return false;
  return types.includes('number') || types.includes('integer') ? MAX_LENGTH_NUMBER : undefined;
}

const byLength = (a: string | null, b: string | null) => (a?.length ?? 0) - (b?.length ?? 0);

const bodies = (Object.keys(CALLS) as CallName[]).flatMap((name) => {
  const { body }: EndpointSchema = ENDPOINTS[name];
  const { bodyLimit = BODY_LIMITS.usual }: Call = CALLS[name];
  return body === undefined ? [] : [{ name, body: body as Schema, bodyLimit }];
});

describe('the body of a call', () => {
  it.each(bodies)('$name at its largest fits its limit of $bodyLimit bytes', (call) => {
    // All of it is ASCII, so characters are bytes.
    expect(JSON.stringify(widest(call.body)).length).toBeLessThanOrEqual(call.bodyLimit);
  });

  it.each(bodies.filter(({ name }) => /Pending(Guide|Place)$/.test(name)))(
    '$name has room for its longest texts and the usual room for the other fields',
    ({ body, bodyLimit }) => {
      const lengths = Object.values(body.properties ?? {}).map(({ maxLength = 0 }) => maxLength);
      const texts = lengths.reduce((sum, length) => sum + length, 0);
      expect(bodyLimit - texts * WIDEST_BYTES).toBeGreaterThanOrEqual(
        BODY_LIMITS.usual - LIMITS.comment * WIDEST_BYTES,
      );
    },
  );

  it('is small unless it holds a draft, a photo or a signed payment event', () => {
    const large = (Object.keys(CALLS) as CallName[]).filter((name) => 'bodyLimit' in CALLS[name]);
    expect(BODY_LIMITS.usual).toBeLessThan(40_000);
    expect(large).toEqual([
      'savePortrait',
      'receivePaymentEvent',
      'createPendingGuide',
      'updatePendingGuide',
      'addPendingPlace',
      'updatePendingPlace',
      'addReportPhoto',
    ]);
  });
});
