import type { Session } from './create-session.ts';
import { userOf } from './session-state.ts';

type Open<Thing> = { readonly userId: number; readonly thing: Thing; readonly end: () => void };

/**
 * For objects that outlive pages, such as uploads: they belong to the session. The returned function creates one at the
 * first call for a user; it is closed when that user is no longer logged in.
 */
export function createPerSession<Thing extends { readonly close: () => void }>() {
  const opened = new WeakMap<object, Open<Thing>>();
  return (session: Pick<Session, 'subscribe'>, userId: number, create: () => Thing): Thing => {
    const open = opened.get(session);
    if (open?.userId === userId) return open.thing;
    open?.end();
    const thing = create();
    const end = () => {
      unsubscribe();
      opened.delete(session);
      thing.close();
    };
    const unsubscribe = session.subscribe((state) => {
      if (state.kind !== 'checking' && userOf(state)?.u_id !== userId) end();
    });
    opened.set(session, { userId, thing, end });
    return thing;
  };
}
