import type { Republication, Withdrawal } from '@laneway/domain/guides/listing-calls';
import type { GuideSavePlan, PlaceSavePlan } from '@laneway/domain/guides/saving';
import { decide, type Revision, type StatusChangeInput } from '@laneway/domain/workflow/decide';
import { type StatusCallName, TARGETS } from '@laneway/domain/workflow/targets';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { CreatePendingGuideBody } from './authoring.ts';
import { CALLS, type CallName } from './calls.ts';
import { VerdictBody } from './review.ts';

it('the authoring rules name calls of the contract', () => {
  expectTypeOf<(GuideSavePlan | PlaceSavePlan)['call']>().toExtend<CallName>();
  expectTypeOf<(Withdrawal | Republication)['call']>().toExtend<CallName>();
});

describe('the workflow', () => {
  it('names calls of the contract', () => {
    expectTypeOf<StatusCallName>().toExtend<CallName>();
    for (const { call } of Object.values(TARGETS)) expect(CALLS[call].slice).toBe('review');
  });

  it('lets only admins use a call that sets one particular status', () => {
    for (const { call, setBy } of Object.values(TARGETS)) {
      if (call !== 'changeStatus')
        expect([CALLS[call].access, ...setBy]).toEqual(['admin', 'admin']);
    }
  });

  it.each<[Revision['status'], string, StatusChangeInput]>([
    ['draft', 'submitted', { askedBy: 'changeStatus' }],
    ['submitted', 'rejected', { askedBy: 'changeStatus' }],
  ])('names fields as the contract does: %s to %s', (status, target, asked) => {
    const guide = { parts: {}, places: [] };
    const revision: Revision = { ...guide, status, authorId: 1, anotherDraftOpen: false };
    const decision = decide({ id: 1, role: 'admin' }, revision, target, asked);
    const fields = decision.ok ? [] : Object.keys(decision.error.fields ?? {});
    const known = { ...CreatePendingGuideBody.properties, ...VerdictBody.properties };
    expect(fields).not.toEqual([]);
    expect(Object.keys(known)).toEqual(expect.arrayContaining(fields));
  });
});
