import type { ReplyOf } from './call-types.ts';

/**
 * The interface between the server and the built app for the first screen: the build makes a module that renders the
 * app (its `renderFirstScreen`); the server calls it and sends the markup together with the data it was rendered from.
 */

/** The data of the first requests. The app requests whatever is missing. */
export type InitialData = {
  readonly config: ReplyOf<'getConfig'>;
  /** The featured guides, with the requested ids. */
  readonly featured?: {
    readonly ids: readonly number[];
    readonly guides: ReplyOf<'listGuides'>;
  };
  /** The guide of the URL. */
  readonly guide?: ReplyOf<'getGuide'>;
  /** The places of that guide; missing if the visitor may not see them. */
  readonly places?: ReplyOf<'listPlaces'>;
  /** The creator of the URL, with their newest guides. */
  readonly creator?: ReplyOf<'getCreator'>;
};

export type FirstScreenRequest = {
  /** The path of the page, with its query. */
  readonly address: string;
  /** True if the request had session cookies: then the person's purchases aren't known yet. */
  readonly hasSession: boolean;
  /** True if the app uses presigned links at this URL, so the URLs of its images aren't known yet. */
  readonly presignsMedia: boolean;
  readonly initialData: InitialData;
};

export type FirstScreen = {
  /** The content of #root. */
  readonly markup: string;
  /** Rules that replace style attributes, which the page's policy forbids. */
  readonly styles: string;
  /** The <link> tags of the first visible images. */
  readonly preloads: string;
};

export type RenderFirstScreen = (request: FirstScreenRequest) => FirstScreen;

/** The id of the element that holds the data as JSON. */
export const INITIAL_DATA_ID = 'first-answers';

/** The build writes the module next to the served folder. */
export const FIRST_SCREEN_MODULE = 'first-screen.js';

/**
 * The parts of the app that only some first screens contain. For each, the page of the build has an HTML comment with
 * the <link> tags of its scripts.
 */
export type FirstPart = 'places-page' | 'guide-overview';

/** The path of the empty page from which the app starts without a network. */
export const APP_SHELL_PATH = '/app-shell';
