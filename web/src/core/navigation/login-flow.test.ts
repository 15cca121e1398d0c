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
      'returns to the order that required it',
      [order(ORDER_ID), { type: 'openLoginFlow', page: 'login', redirect: RETURN }, role('user')],
      `guidesHomePage > orderReturn ${ORDER_ID} null`,
    ],
    [
      'opens the gift page that required it',
      [pick(1), page({ page: 'gift', guideId: 1 }), role('user')],
      'guidesHomePage [overview 1] > gift 1',
    ],
    [
      'without a redirect goes to the previous page',
      [guide(1), USER, role('user')],
      'guidesHomePage > placesHomePage 1',
    ],
    ['without a redirect or a previous page goes home', [USER, role('user')], 'guidesHomePage'],
    [
      'skips the other pages of the login flow',
      [page({ page: 'passwordResetRequest' }), page(LOGIN), role('user')],
      'guidesHomePage',
    ],
    [
      'drops a redirect when its login page is left',
      [CONTACT, BACK, USER, role('user')],
      'guidesHomePage',
    ],
    ['isn’t opened for someone who is logged in', [role('user'), page(LOGIN)], 'guidesHomePage'],
    [
      'is skipped for someone who is logged in, and the redirect opens',
      [role('user'), { type: 'openLoginFlow', page: 'login', redirect: PAYMENT }],
      'guidesHomePage > paymentScreen 1',
    ],
    [
      'returns from account recovery to the login page',
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
      'without a redirect goes to the previous page',
      [guide(1), page(SIGNUP), role('user')],
      'guidesHomePage > placesHomePage 1',
    ],
    [
      'without a redirect or a previous page goes home',
      [page(SIGNUP), role('user')],
      'guidesHomePage',
    ],
    [
      'instead of logging in uses the redirect of the login',
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
    [
      'leads home from a page for members',
      [role('user'), guide(1), USER, role(null)],
      'guidesHomePage',
    ],
    [
      'stays on a page for everyone',
      [role('user'), USER, guide(1), role(null)],
      'guidesHomePage > placesHomePage 1',
    ],
    [
      'by logging out always leads home',
      [role('user'), pick(1), guide(1), LOG_OUT],
      'guidesHomePage',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});
