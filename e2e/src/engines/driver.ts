/** A JSON value in, a JSON value or a promise of one out; runs in the page, so it can use nothing from outside. */
export type PageFunction = string;

export type Position = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
};

/** What both protocols can do in one window: WebDriver BiDi, which Firefox speaks, and WebDriver, which WebKit speaks. */
export type Driver = {
  /** Resolves when the page has loaded, or when the browser shows its own page about why it can't. */
  readonly goto: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly evaluate: (source: PageFunction, argument: unknown) => Promise<unknown>;
  /** Chooses a file for the input that the function returns. */
  readonly setFile: (source: PageFunction, argument: unknown, file: string) => Promise<void>;
  /** Input as both protocols describe it: https://www.w3.org/TR/webdriver2/#actions */
  readonly perform: (actions: readonly object[]) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly setPosition: (position: Position) => Promise<void>;
  /** The uncaught errors, and what was logged as an error, since the window was opened. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** Opens a window of a phone's size with a new profile, which may know where it is at this origin. */
  readonly openWindow: (origin: string) => Promise<Driver>;
  readonly stop: () => Promise<void>;
};

export const PHONE = { width: 390, height: 844 };

/** A pending command is not answered when its browser crashes. */
export const COMMAND_MS = 60_000;
