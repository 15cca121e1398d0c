/** Why a file didn't go through. */
export type TransferFailure =
  /** The server couldn't be reached: it goes on once it can. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'logged out' }
  /** The server said no, and would again. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Something went wrong that may not go wrong again. */
  | { readonly kind: 'broken' };

export type TransferSubject = {
  readonly file: File;
  readonly fileType: string;
  readonly fingerprint: string;
  /** True when the session was renewed. */
  readonly renewSession: () => Promise<boolean>;
};

export type TransferListeners = {
  readonly onProgress: (sent: number) => void;
  readonly onArrived: (uri: string) => void;
  readonly onFailed: (failure: TransferFailure) => void;
};

export type Transfer = {
  /** Sends, from where it stopped; may be called again after `stop`. */
  readonly start: () => void;
  /** Stops sending; what has arrived stays. */
  readonly stop: () => void;
  /** Stops sending and gives up what has arrived. */
  readonly abandon: () => Promise<void>;
};

export type CreateTransfer = (subject: TransferSubject, listeners: TransferListeners) => Transfer;
