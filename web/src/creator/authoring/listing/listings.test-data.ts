import type { GuideListing } from '@laneway/contract/authoring';
import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Replies, SentRequest } from '../../../ui/testing/fake-server.test-data.ts';
import { ME, showGuides } from '../guides-part.test-data.tsx';

export const PLACE_ID = examplePlace.p_id;

/** A published guide with one place, and the requests that were made about them. */
export class ListedGuide {
  guide: PublishedGuide;
  place: PublishedPlace = examplePlace;
  listing: GuideListing;
  readonly asked: { readonly call: string; readonly body: unknown }[] = [];

  constructor(author: { readonly id: number; readonly name: string } = ME) {
    this.guide = { ...exampleGuide, g_author_id: author.id, g_author: author.name };
    this.listing = { g_id: this.guide.g_id, withdrawn: null, places: [] };
  }

  readonly replies: Replies = {
    getGuide: () => this.guide,
    listPlaces: () => ({ places: [this.place] }),
    listDashboardGuides: () => [this.guide],
    getGuideListing: () => this.listing,
    withdrawGuide: (sent) => this.listGuide('withdrawGuide', sent, 'owner'),
    republishGuide: (sent) => this.listGuide('republishGuide', sent, null),
    withdrawPlace: (sent) => this.listPlace('withdrawPlace', sent, 'owner'),
    republishPlace: (sent) => this.listPlace('republishPlace', sent, null),
  };

  /** Takes the guide off sale before the test. */
  withdrawGuide(by: 'owner' | 'admin', comment: string | null = null): this {
    this.guide = { ...this.guide, g_active: false };
    this.listing = { ...this.listing, withdrawn: { by, comment } };
    return this;
  }

  withdrawPlace(by: 'owner' | 'admin', comment: string | null = null): this {
    this.place = { ...this.place, p_active: false };
    this.listing = { ...this.listing, places: [{ p_id: PLACE_ID, by, comment }] };
    return this;
  }

  private listGuide(call: string, { body }: SentRequest, by: 'owner' | null): PublishedGuide {
    this.asked.push({ call, body });
    const isLive = by === null;
    this.guide = { ...this.guide, g_active: isLive };
    this.listing = { ...this.listing, withdrawn: isLive ? null : { by, comment: null } };
    return this.guide;
  }

  private listPlace(call: string, { body }: SentRequest, by: 'owner' | null): PublishedPlace {
    this.asked.push({ call, body });
    const isLive = by === null;
    this.place = { ...this.place, p_active: isLive };
    const places = isLive ? [] : [{ p_id: PLACE_ID, by, comment: null }];
    this.listing = { ...this.listing, places };
    return this.place;
  }
}

/** Opens the guide, or its place. */
export function showListed(
  listed: ListedGuide,
  options: {
    readonly role?: 'creator' | 'admin';
    readonly place?: boolean;
    readonly replies?: Replies;
  } = {},
) {
  return showGuides({
    role: options.role ?? 'creator',
    open: {
      guide: { source: 'published', id: listed.guide.g_id },
      place: options.place === true ? { source: 'published', id: PLACE_ID } : null,
      view: 'edit',
    },
    replies: { ...listed.replies, ...options.replies },
  });
}

/** The menu of the guide that is open, of a row, and of a place's form. */
export const MENUS = {
  guide: 'More actions for this guide',
  row: /^Actions for (?!this)/,
  place: 'Actions for this place',
} as const;

/** Opens a menu and finds one of its items. */
export async function menuItem(user: UserEvent, menu: keyof typeof MENUS, name: string) {
  await user.click(await screen.findByRole('button', { name: MENUS[menu] }));
  return screen.findByRole('menuitem', { name });
}
