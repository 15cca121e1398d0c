/** Takes a JSON value and returns one, or a promise of one; runs in the page, so it can't use anything from outside. */
export type PageFunction = string;

export type Position = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
};

/** The common features of both protocols in one window: WebDriver BiDi for Firefox, and WebDriver for WebKit. */
export type Driver = {
  /** Resolves when the page has loaded, or when the browser shows its own error page. */
  readonly goto: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly evaluate: (source: PageFunction, argument: unknown) => Promise<unknown>;
  /** Chooses a file for the input that the function returns. */
  readonly setFile: (source: PageFunction, argument: unknown, file: string) => Promise<void>;
  /** Input as both protocols describe it: https://www.w3.org/TR/webdriver2/#actions */
  readonly perform: (actions: readonly object[]) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly setPosition: (position: Position) => Promise<void>;
  /** The uncaught errors, and those logged to the console, since the window was opened. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** Opens a window of a phone's size with a new profile, in which this origin has permission for the location. */
  readonly openWindow: (origin: string) => Promise<Driver>;
  readonly stop: () => Promise<void>;
};

export const PHONE = { width: 390, height: 844 };

/** A pending command is not answered when its browser crashes. */
export const COMMAND_MS = 60_000;
