import type { LoggedOutReason, Renewal, User } from './session-state.ts';

/** The messages between the tabs of a browser, which share one session. */
export type TabMessage =
  | { readonly kind: 'logged_in'; readonly user: User }
  | { readonly kind: 'renewed'; readonly renewal: Renewal }
  | {
      readonly kind: 'ended';
      readonly reason: LoggedOutReason;
      readonly notice?: string | undefined;
    };

export type OtherTabs = {
  readonly send: (message: TabMessage) => void;
  readonly listen: (onMessage: (message: TabMessage) => void) => void;
};

/** Increase the number when tabs with older code would misunderstand a message. */
const CHANNEL = 'laneway.session.1';

export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    send: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
    },
  };
}
