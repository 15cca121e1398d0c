import type { FirstScreen, InitialData, RenderFirstScreen } from '@laneway/contract/first-screen';
import { type AppLink, printAppLink } from '@laneway/domain/app-links/app-link';
import { addCompressedForms, type CachedResponse, cacheBytes } from '../http/cached-response.ts';
import type { Logger } from '../process/logging.ts';
import { type HeadOptions, headOf } from './page-head.ts';
import { type FilledPage, fillPage, type InlineHashes } from './page-template.ts';
import { createRenderBudget } from './render-budget.ts';

/** The current responses to the app's first requests. */
export type KnownData = {
  /** Changes whenever one of them does. */
  readonly tag: string;
  readonly read: () => Omit<InitialData, 'config'>;
};

export type PageRequest = {
  readonly link: AppLink;
  /** Null when they aren't known, or differ for each person. */
  readonly known: KnownData | null;
  readonly hasSession: boolean;
  readonly presignsMedia: boolean;
};

export type WebPagesOptions = HeadOptions & {
  /** The page of the build. */
  readonly template: string;
  readonly render: RenderFirstScreen | null;
  readonly config: InitialData['config'];
  /** The policy of a page with this inline content. */
  readonly policyWith: (inline: InlineHashes) => string;
  readonly log: Logger;
};

export type WebPages = {
  readonly find: (request: PageRequest) => Promise<CachedResponse>;
  /** The page without any screen, for browsers to store. It contains no personal data. */
  readonly shell: () => Promise<CachedResponse>;
};

/** Some 100 KB each, with their compressed forms. */
const MAX_PAGES = 64;

/** The pages of the app, each rendered and compressed once and then sent to everyone for whom it is the same. */
export function createWebPages(options: WebPagesOptions): WebPages {
  // A Map keeps the order of insertion, so its first key is the least recently used.
  const pages = new Map<string, Promise<CachedResponse>>();
  const budget = createRenderBudget();
  let shell: Promise<CachedResponse> | null = null;
  const make = async (key: string, request: PageRequest): Promise<CachedResponse> => {
    try {
      return await makePage(request, options, budget.spend);
    } catch (error) {
      // Otherwise this page would fail for as long as it is cached.
      pages.delete(key);
      throw error;
    }
  };
  return {
    shell: () => {
      shell ??= makeShell(options);
      return shell;
    },
    find: (asked) => {
      const isThere = pages.has(keyOf(asked, options));
      // A visitor who opens one guide after the other must not keep the process busy: the app then loads the data
      // itself.
      const request = isThere || budget.isLeft() ? asked : { ...asked, known: null };
      const key = keyOf(request, options);
      const page = pages.get(key) ?? make(key, request);
      pages.delete(key);
      pages.set(key, page);
      for (const oldest of pages.keys()) {
        if (pages.size <= MAX_PAGES) break;
        pages.delete(oldest);
      }
      return page;
    },
  };
}

/** A page without data depends only on the kind of screen and its metadata. */
function keyOf(
  { link, known, hasSession, presignsMedia }: PageRequest,
  options: WebPagesOptions,
): string {
  const subject =
    known === null
      ? `${screenOf(link)} ${JSON.stringify(headOf(link, { config: options.config }, options))}`
      : `${printAppLink(link)} ${known.tag}`;
  return [hasSession, presignsMedia, subject].join(' ');
}

async function makePage(
  request: PageRequest,
  options: WebPagesOptions,
  spend: (ms: number) => void,
): Promise<CachedResponse> {
  const { link, known, hasSession } = request;
  const begun = performance.now();
  const initialData: InitialData = { config: options.config, ...known?.read() };
  const isOverview = link.kind === 'guide' && link.part === undefined;
  const isRefused = initialData.guide !== undefined && initialData.places === undefined;
  const filled = fillPage(options.template, {
    hasSession,
    initialData,
    screen: screenOf(link) === 'other' ? null : renderScreen(request, initialData, options),
    isComplete: known !== null,
    firstPart:
      screenOf(link) === 'guide'
        ? isOverview || isRefused
          ? 'guide-overview'
          : 'places-page'
        : null,
    head: headOf(link, initialData, options),
  });
  const page = responseOf(filled, options);
  spend(performance.now() - begun);
  await addCompressedForms(page);
  return page;
}

async function makeShell(options: WebPagesOptions): Promise<CachedResponse> {
  const filled = fillPage(options.template, {
    hasSession: false,
    initialData: { config: options.config },
    screen: null,
    isComplete: false,
    // The service worker links to the scripts of the places page where the guide of a URL is saved.
    firstPart: 'noted',
    head: { kind: 'private', title: null },
  });
  const page = responseOf(filled, options);
  await addCompressedForms(page);
  return page;
}

function responseOf({ text, inline }: FilledPage, { policyWith }: WebPagesOptions): CachedResponse {
  return cacheBytes(Buffer.from(text), { 'content-security-policy': policyWith(inline) });
}

function renderScreen(
  { link, hasSession, presignsMedia }: PageRequest,
  initialData: InitialData,
  { render, log }: WebPagesOptions,
): FirstScreen | null {
  if (render === null) return null;
  try {
    return render({ address: printAppLink(link), hasSession, presignsMedia, initialData });
  } catch (err) {
    log.error({ err }, 'sent the page without its first screen');
    return null;
  }
}

/** The screens that are rendered; all others show personal content. */
function screenOf(link: AppLink): 'home' | 'guide' | 'other' {
  if (link.kind === 'home') return 'home';
  if (link.kind !== 'guide' || link.placeId !== null) return 'other';
  return link.part === undefined || link.part === 'places' ? 'guide' : 'other';
}
