import type { KnownGuide } from './known-guide.ts';

export const KNOWN_IN_AUSTRALIA = {
  lanes: {
    title: 'Laneways for First-Timers',
    about: 'Nine lanes between Flinders Street and the library, with coffee on the way.',
    author: 'Mirka Wong',
    at: [-37.8163, 144.9655],
    places: {
      'Degraves Street': 'Awnings, stools and the smell of toast before eight.',
      'Centre Place': 'The narrowest lunch in the city, and a soup bar that never closes.',
      'Hosier Lane': 'Every wall is repainted by somebody each night.',
      'Block Arcade': 'Mosaic tiles from 1892 and a queue for cake at the tearooms.',
    },
  },
  trams: {
    title: 'City of Trams',
    about: 'Ride the free loop and learn why the old W-class squeals at Swanston.',
    author: 'Bruno Castellano',
    at: [-37.8141, 144.9633],
    price: 6.99,
    places: {
      'Melbourne Tram Museum': 'A conductor’s ticket punch from the strike of 1990.',
      'Malvern Depot': 'Sandboxes and poppet valves behind the roller door.',
    },
  },
  river: {
    title: 'The Upside-Down River',
    about: 'The Yarra flows muddy side up, they say. A walk from the rowing sheds to the falls.',
    author: 'Aisha Rahman',
    at: [-37.8206, 144.9691],
    price: 4.99,
    places: {
      'Princes Bridge': 'Lamp standards copied from London.',
      Birrarung: 'The river’s own name, and the shields that stand for it.',
      'Dights Falls': 'The rocks that stopped the tide.',
    },
  },
  market: {
    title: 'Queen Vic Market Morning',
    about: 'Bratwurst, bargaining and the graves under the car park.',
    author: 'Rosa Delgado',
    at: [-37.8076, 144.9568],
    price: 3.99,
    places: {
      'Dairy Hall': 'Marble counters and borek at a dollar a bite.',
      'M Shed': 'Vegetables by the crate at closing time.',
    },
  },
  kilda: {
    title: 'St Kilda: Salt Air and Cake',
    about: 'From the pier with its penguins to the cake shops of Acland Street.',
    author: 'Mirka Wong',
    at: [-37.8676, 144.9741],
    price: 4.99,
    places: {
      'Luna Park': 'A mouth you walk into since 1912.',
      'Acland Street': 'Plum cake, kugelhopf and a tram that turns round.',
      'Palais Theatre': 'The bulbs in the sign are changed by one man.',
    },
  },
  eureka: {
    title: 'Eureka! Ballarat in Revolt',
    about: 'Diggers, licences and a flag sewn by candlelight: the stockade of 1854.',
    author: 'Peter Lalor-Quinn',
    at: [-37.5622, 143.8503],
    price: 5.99,
    places: {
      'Bakery Hill': 'Where the Southern Cross was first raised.',
      'Lydiard Street': 'The finest Victorian streetscape inland.',
    },
  },
  mona: {
    title: 'Hobart by Ferry and Foot',
    about: 'Salamanca stalls, sandstone warehouses and a museum cut into a cliff.',
    author: 'Freya Lindqvist',
    at: [-42.8867, 147.3312],
    price: 7.99,
    places: {
      'Salamanca Place': 'Whalers slept here, then jam was boiled here.',
      'Constitution Dock': 'Crayfish from the boat and the end of the race.',
    },
  },
  rocks: {
    title: 'The Rocks before the Bridge',
    about: 'Convict cuttings, plague rats and larrikins under Sydney’s oldest roofs.',
    author: 'Tariq Osman',
    at: [-33.8599, 151.209],
    price: 5.99,
    places: {
      'Argyle Cut': 'Pick marks of men in chains.',
      'Cadmans Cottage': 'The coxswain’s door once opened on the tide.',
    },
  },
} as const satisfies Readonly<Record<string, KnownGuide>>;
