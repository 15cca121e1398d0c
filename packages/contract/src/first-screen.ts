import type { ReplyOf } from './call-types.ts';

/**
 * How the server and the built app meet on the first screen: the build makes a module that renders the app (its
 * `renderFirstScreen`), the server calls it and sends what it made together with the answers it was made from.
 */

/** What the app asks for first. What isn't known is left out, and the app asks for it. */
export type FirstAnswers = {
  readonly config: ReplyOf<'getConfig'>;
  /** The featured guides, with the ids by which they were asked for. */
  readonly featured?: {
    readonly ids: readonly number[];
    readonly guides: ReplyOf<'listGuides'>;
  };
  /** The guide that the address leads to. */
  readonly guide?: ReplyOf<'getGuide'>;
  /** The places of that guide; left out if a visitor may not see them. */
  readonly places?: ReplyOf<'listPlaces'>;
  /** The creator that the address leads to, with their newest guides. */
  readonly creator?: ReplyOf<'getCreator'>;
};

export type FirstScreenRequest = {
  /** The path of the page, with its query. */
  readonly address: string;
  /** Whether the request brought the cookies of a session. Then nothing is known yet of what the person owns. */
  readonly hasSession: boolean;
  /** Whether the app asks for presigned links at the page's address, so that its images aren't known yet. */
  readonly presignsMedia: boolean;
  readonly answers: FirstAnswers;
};

export type FirstScreen = {
  /** What #root contains. */
  readonly markup: string;
  /** The rules that stand in for style attributes, which the page's policy forbids. */
  readonly styles: string;
  /** The <link> tags of the images that are seen first. */
  readonly preloads: string;
};

export type RenderFirstScreen = (request: FirstScreenRequest) => FirstScreen;

/** The id of the element that holds the answers as JSON. */
export const FIRST_ANSWERS_ID = 'first-answers';

/** Where the build puts the module, beside the folder that is served. */
export const FIRST_SCREEN_MODULE = 'first-screen.js';

/** Begins the comment of the page that has the <link> tags for the scripts of the page of places. */
export const PLACES_PAGE_PARTS = 'places-page:';

/** Where the server has the page without any screen, from which the app starts by itself when there is no network. */
export const APP_SHELL_PATH = '/app-shell';
