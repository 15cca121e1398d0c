import type { EndpointsOf } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import { problems } from '../problem.ts';
import {
  InviteTestersBody,
  OpenTestedDraftBody,
  SavedTesterNote,
  SaveTesterNoteBody,
  TestedDraft,
  TesterList,
} from '../testers.ts';

export const testerEndpoints = {
  listTesters: {
    summary: 'List the testers of a draft and what they wrote',
    params: IdParams,
    responses: { 200: TesterList, ...problems(404) },
  },
  inviteTesters: {
    summary: 'Invite people by email to try out a draft',
    description:
      'Each gets a link of their own. Someone who is testing already is not emailed again. All are invited, or none.',
    params: IdParams,
    body: InviteTestersBody,
    responses: { 200: TesterList, ...problems(404, 409) },
  },
  resendInvitation: {
    summary: 'Email a tester a new link, which replaces the one they have',
    params: IdParams,
    responses: { 200: TesterList, ...problems(404, 409) },
  },
  removeTester: {
    summary: 'End a tester’s link',
    params: IdParams,
    responses: { 200: TesterList, ...problems(404) },
  },
  openTestedDraft: {
    summary: 'Open a draft by a tester’s link, as often as they like',
    description:
      'Sets a cookie that lets the browser load the draft’s files. 410 once the link has ended, with the reason.',
    body: OpenTestedDraftBody,
    responses: { 200: TestedDraft, ...problems(410) },
  },
  saveTesterNote: {
    summary: 'Save a tester’s note on the guide or one of its places',
    description: 'It replaces their earlier one. An empty note deletes it.',
    body: SaveTesterNoteBody,
    responses: { 200: SavedTesterNote, ...problems(404, 410) },
  },
} as const satisfies EndpointsOf<'testers'>;
