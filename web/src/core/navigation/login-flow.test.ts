import { describe, expect, it } from 'vitest';
import {
  BACK,
  CONTACT,
  guide,
  LOG_OUT,
  ORDER_ID,
  order,
  page,
  pick,
  role,
  USER,
} from './actions.test-data.ts';
import type { Entry } from './pages.ts';
import { type RuleRow, run, sketch } from './sketch.test-data.ts';

const LOGIN: Entry = { page: 'login' };
const SIGNUP: Entry = { page: 'createUser' };
const RETURN: Entry = { page: 'orderReturn', orderId: ORDER_ID, checkout: null };
const PAYMENT: Entry = { page: 'paymentScreen', guideId: 1 };

describe('logging in', () => {
  it.each<RuleRow>([
    ['goes to the stored redirect', [CONTACT, role('user')], 'guidesHomePage > contactUs'],
    [
      'returns to a redirect that is in the stack',
      [
        pick(1),
        page(PAYMENT),
        { type: 'openLoginFlow', page: 'login', redirect: PAYMENT },
        role('user'),
      ],
      'guidesHomePage [overview 1] > paymentScreen 1',
    ],
    [
      'returns to the order that asked for it',
      [order(ORDER_ID), { type: 'openLoginFlow', page: 'login', redirect: RETURN }, role('user')],
      `guidesHomePage > orderReturn ${ORDER_ID} null`,
    ],
    [
      'leads to the gift that it was asked for',
      [pick(1), page({ page: 'gift', guideId: 1 }), role('user')],
      'guidesHomePage [overview 1] > gift 1',
    ],
    [
      'without one goes to the previous screen',
      [guide(1), USER, role('user')],
      'guidesHomePage > placesHomePage 1',
    ],
    ['with neither goes home', [USER, role('user')], 'guidesHomePage'],
    [
      'leads past the other steps of logging in',
      [page({ page: 'passwordResetRequest' }), page(LOGIN), role('user')],
      'guidesHomePage',
    ],
    [
      'forgets a redirect whose login was left',
      [CONTACT, BACK, USER, role('user')],
      'guidesHomePage',
    ],
    ['is not asked of someone who is', [role('user'), page(LOGIN)], 'guidesHomePage'],
    [
      'is skipped by someone who is',
      [role('user'), { type: 'openLoginFlow', page: 'login', redirect: PAYMENT }],
      'guidesHomePage > paymentScreen 1',
    ],
    [
      'returns to the login it was recovered from',
      [USER, page({ page: 'accountRecovery' }), page(LOGIN)],
      'guidesHomePage > login',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('signing up', () => {
  it.each<RuleRow>([
    [
      'goes to the stored redirect',
      [{ type: 'openLoginFlow', page: 'createUser', redirect: PAYMENT }, role('user')],
      'guidesHomePage > paymentScreen 1',
    ],
    [
      'without one goes to the previous screen',
      [guide(1), page(SIGNUP), role('user')],
      'guidesHomePage > placesHomePage 1',
    ],
    ['with neither goes home', [page(SIGNUP), role('user')], 'guidesHomePage'],
    [
      'in place of logging in goes where that would have gone',
      [CONTACT, page(SIGNUP), role('user')],
      'guidesHomePage > contactUs',
    ],
    [
      'never leads back to login',
      [guide(1), page(LOGIN), page(SIGNUP), role('user')],
      'guidesHomePage > placesHomePage 1',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('the end of a session', () => {
  it.each<RuleRow>([
    ['takes a member home', [role('user'), guide(1), USER, role(null)], 'guidesHomePage'],
    [
      'leaves others where they are',
      [role('user'), USER, guide(1), role(null)],
      'guidesHomePage > placesHomePage 1',
    ],
    ['by choice always leads home', [role('user'), pick(1), guide(1), LOG_OUT], 'guidesHomePage'],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});
