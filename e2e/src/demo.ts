/** The demo data that the specs rely on. */
export const DEMO = {
  /** Titles of guides 2, 8, 7, 3 and 1, in the order they are featured. */
  featured: [
    'The Upside-Down River',
    'City of Trams',
    'Gardens, Gums and the Shrine',
    'Gold Rush Grandeur',
    'Laneways for First-Timers',
  ],
  /** The creator of the paid guide, among others. */
  creator: { email: 'creator@laneway.example', password: 'melbourne-laneways' },
  admin: { email: 'admin@laneway.example', password: 'melbourne-laneways' },
  /** Open to everyone. */
  publicGuide: { id: 1, title: 'Laneways for First-Timers' },
  /** For sale; a visitor may not see its places. */
  paidGuide: { id: 2, title: 'The Upside-Down River', price: '$4.99', places: 7 },
  /** Free, but requires an account; not featured. */
  membersGuide: { id: 4, title: 'Queen Vic Market Morning', places: 5 },
  /** The places of the public guide in walking order. */
  places: [
    'Hosier Lane',
    'AC/DC Lane',
    'Degraves Street',
    'Centre Place',
    'The Block Arcade',
    'Royal Arcade',
    'Hardware Lane',
  ],
  /** Places of public guides, each with a property that is worth a test, as the query of a shared link. */
  links: {
    /** Two paths with their own colours, and a narration. */
    hosierLane: '/?guide=1&place=101',
    /** Neither path nor boundary. */
    degravesStreet: '/?guide=1&place=103',
    /** A path in the default colour, a boundary with its own colour, and a link to the web. */
    blockArcade: '/?guide=1&place=105',
    /** A link to a place of another guide. */
    royalArcade: '/?guide=1&place=106',
    /** A video besides the narration. */
    lunaPark: '/?guide=6&place=602',
  },
  /** The corner of Flinders and Swanston Streets, a short walk from the public guide. */
  visitor: { latitude: -37.8178, longitude: 144.9671, accuracy: 20 },
} as const;
