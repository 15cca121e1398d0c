import type { RefusalCode } from '@laneway/domain/refusal';
import { expect, it, vi } from 'vitest';
import type { CallServer } from '../../api/client.ts';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { deliver, deliveryFailureOf } from './deliver.ts';
import { MESSAGE, REPORT, reviewOf } from './outbox.test-data.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const problem = (code: RefusalCode, detail = 'No') => new ApiProblem({ status: 400, code, detail });

/** Records the calls; those with a failure fail. */
function fakeCall(failures: Readonly<Record<string, Error>> = {}) {
  const calls = vi.fn(async (name: string, _input: unknown): Promise<never> => {
    if (failures[name] !== undefined) throw failures[name];
    return {} as never;
  });
  return { call: calls as CallServer, calls };
}

it.each([
  [MESSAGE, 'sendMessage', { query: { message_content: MESSAGE.text }, idempotencyKey: KEY }],
  [
    reviewOf(7, 4),
    'putGuideReview',
    { params: { id: 7 }, body: { rating: 4, text: 'Lovely' }, idempotencyKey: KEY },
  ],
  [REPORT, 'reportPlace', { params: { id: 12 }, body: { report_key: KEY, kind: 'closed' } }],
  [
    { kind: 'support message', email: 'a@b.example', name: null, text: 'Help', website: null },
    'sendSupportMessage',
    { body: { email: 'a@b.example', message_content: 'Help' } },
  ],
] as const)(
  'sends %j with the key that identifies it when it is sent again',
  async (content, name, input) => {
    const { call, calls } = fakeCall();
    await deliver(call, KEY, content);
    expect(calls.mock.calls).toEqual([[name, input]]);
  },
);

it('sends the photo after its report', async () => {
  const { call, calls } = fakeCall();
  const photo = new Blob(['x']);
  await deliver(call, KEY, { ...REPORT, photo });
  expect(calls.mock.calls.map(([name]) => name)).toEqual(['reportPlace', 'addReportPhoto']);
  expect(calls.mock.lastCall?.[1]).toEqual({ params: { report_key: KEY }, file: photo });
});

it.each([
  ['conflict', 'refused'],
  ['invalid_input', 'refused'],
  ['unavailable', 'later'],
] as const)('a photo refused as %s is %s', async (code, kind) => {
  const { call } = fakeCall({ addReportPhoto: problem(code, 'Too late') });
  const error: unknown = await deliver(call, KEY, { ...REPORT, photo: new Blob() }).catch((e) => e);
  const failed = deliveryFailureOf(error);
  expect(failed.kind).toBe(kind);
  if (failed.kind === 'refused')
    expect(failed.reason).toBe('We’ve got your report, but not its photo. Too late.');
});

it.each([
  [new NetworkError(), { kind: 'later' }],
  [problem('unavailable'), { kind: 'later' }],
  [problem('internal'), { kind: 'later' }],
  [problem('too_many_requests'), { kind: 'later' }],
  [problem('conflict'), { kind: 'later' }],
  [problem('not_signed_in'), { kind: 'login' }],
  [problem('not_allowed', 'Buy it first'), { kind: 'refused', reason: 'Buy it first' }],
  [problem('invalid_input', 'Too long'), { kind: 'refused', reason: 'Too long' }],
  [new TypeError('a defect'), { kind: 'refused', reason: 'An error occurred. Please try again.' }],
])('classifies a failed delivery: %s', (error, failed) => {
  expect(deliveryFailureOf(error)).toEqual(failed);
});
