/** The reason why an upload failed. */
export type TransferFailure =
  /** The server couldn't be reached: the upload resumes once it can. */
  | { readonly kind: 'unreached' }
  | { readonly kind: 'logged out' }
  /** The server refused it, and would again. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Another error, which a retry may solve; the server may have said why. */
  | { readonly kind: 'broken'; readonly text: string | null };

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
  /** Sends from where it stopped; may be called again after `stop`. */
  readonly start: () => void;
  /** Stops sending; the server keeps the bytes it has received. */
  readonly stop: () => void;
  /** Stops sending and discards the bytes on the server. */
  readonly abandon: () => Promise<void>;
};

export type CreateTransfer = (subject: TransferSubject, listeners: TransferListeners) => Transfer;
