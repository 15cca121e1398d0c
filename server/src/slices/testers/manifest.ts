import { type HandlersOf, refused, respond, respondWith } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { removeTester, resendInvitation } from './change-tester.ts';
import { inviteTesters } from './invite-testers.ts';
import { testerLeftovers } from './leftovers.ts';
import { listTesters } from './list-testers.ts';
import { openTestedDraft } from './open-tested-draft.ts';
import { testersPersonalData } from './personal-data.ts';
import { saveNote } from './save-note.ts';
import { reserveEmails } from './send-invitation.ts';
import type { TestersDeps } from './testers-deps.ts';

export function testersSlice(deps: TestersDeps): SliceManifest {
  return {
    name: 'testers',
    handlers: testerHandlers(deps),
    personalData: testersPersonalData,
    leftovers: testerLeftovers,
  };
}

function testerHandlers(deps: TestersDeps): HandlersOf<'testers'> {
  const { db, clock, jar, limits } = deps;
  return {
    listTesters: async ({ params, viewer }) =>
      respond(200, await listTesters(db, viewer, params.id, clock())),
    inviteTesters: async ({ params, body, viewer, transact }) => {
      const taken = await reserveEmails(deps, viewer, body.emails);
      if (!taken.ok) return refused(taken.error);
      return transact(async (tx) =>
        respond(200, await inviteTesters(tx, deps, viewer, params.id, body.emails)),
      );
    },
    resendInvitation: async ({ params, viewer, transact }) => {
      const taken = await limits.take('test_invitations_of_person', viewer.id);
      if (!taken.ok) return refused(taken.error);
      return transact(async (tx) =>
        respond(200, await resendInvitation(tx, deps, viewer, params.id)),
      );
    },
    removeTester: ({ params, viewer, transact }) =>
      transact(async (tx) => respond(200, await removeTester(tx, deps, viewer, params.id))),
    openTestedDraft: async ({ body, request, reply }) =>
      respondWith(200, await openTestedDraft(deps, body.token), (draft) => {
        jar.addTester(request, reply, body.token.trim());
        return draft;
      }),
    saveTesterNote: async ({ body }) => respond(200, await saveNote(deps, body)),
  };
}
