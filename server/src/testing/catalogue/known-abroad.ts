import type { KnownGuide } from './known-guide.ts';

export const KNOWN_ABROAD = {
  closes: {
    title: 'Closes and Wynds of the Old Town',
    about: 'Down the Royal Mile, one dark close after another, with body snatchers.',
    author: 'Maeve Sutherland',
    at: [55.9495, -3.1907],
    price: 6.49,
    places: {
      'Mary King’s Close': 'Sealed, built over and still there.',
      'Greyfriars Kirkyard': 'A small dog and a large iron cage.',
      'Advocate’s Close': 'Spires through a slot of sky.',
    },
  },
  ripper: {
    title: 'Whitechapel without the Ripper',
    about: 'Match girls, bagels and the Battle of Cable Street instead of gore.',
    author: 'Ruth Feldman',
    at: [51.5194, -0.0612],
    price: 8.99,
    places: {
      'Brick Lane': 'Church, synagogue and mosque in one building.',
      'Cable Street Mural': 'Marbles under the hooves of police horses.',
    },
  },
  procope: {
    title: 'Cafés of the Left Bank',
    about: 'Existentialists, zinc counters and the bill that Verlaine never paid.',
    author: 'Émile Caillebotte-Roux',
    at: [48.8533, 2.3387],
    places: {
      'Café Procope': 'Voltaire drank forty cups here, mixed with chocolate.',
      'Les Deux Magots': 'Two Chinese figures on a pillar and a very dear crème.',
      'Rue Férou': 'A poem a hundred lines long, painted on a wall.',
    },
  },
  traboules: {
    title: 'Les traboules de la Croix-Rousse',
    about: 'Passages couverts des canuts, de la soie et de la Résistance.',
    author: 'Chloé Berliet',
    at: [45.7741, 4.8318],
    price: 4.99,
    language: 'fr',
    places: {
      'Cour des Voraces': 'Six étages d’escaliers en pierre.',
      'Place Sathonay': 'Pétanque sous les platanes.',
    },
  },
  kreuzberg: {
    title: 'Kreuzberg zwischen Mauer und Markthalle',
    about: 'Hausbesetzer, Döner und das alte SO 36 am Landwehrkanal.',
    author: 'Jonas Weißenfels',
    at: [52.4996, 13.4181],
    price: 5.49,
    language: 'de',
    places: {
      Oberbaumbrücke: 'Türme aus Backstein über der Spree.',
      'Markthalle Neun': 'Donnerstags isst hier die halbe Stadt.',
    },
  },
  altstadt: {
    title: 'Zürich Altstadt: Guilds and Dada',
    about: 'From guild houses on the Limmat to the cabaret where Dada was born.',
    author: 'Ursula Zollinger',
    at: [47.3717, 8.5423],
    price: 9.99,
    places: {
      'Cabaret Voltaire': 'Nonsense poems in cardboard costumes.',
      Lindenhof: 'Chess with pieces as tall as children.',
    },
  },
  fado: {
    title: 'Fado and Steep Steps: Alfama',
    about: 'Laundry lines, tiled saints and a song for people who miss somebody.',
    author: 'Inês Carvalhal',
    at: [38.7118, -9.1304],
    price: 4.49,
    places: {
      'Miradouro de Santa Luzia': 'Bougainvillea over the river.',
      'Beco do Carneiro': 'So narrow that neighbours share a salad.',
    },
  },
  murals: {
    title: 'São Paulo Murals: Beco do Batman',
    about: 'A bat on a wall in the eighties, and what grew around it in Vila Madalena.',
    author: 'Paulo Figueiredo',
    at: [-23.5566, -46.6868],
    places: {
      'Beco do Batman': 'No wall here is older than its neighbour’s patience.',
      'Rua Gonçalo Afonso': 'Pixação meets brushwork.',
    },
  },
  tango: {
    title: 'Milonga Nights in San Telmo',
    about: 'Cobbles, antiques and the codes of the tango: how a nod becomes a dance.',
    author: 'Diego Peralta-Ruiz',
    at: [-34.6214, -58.3731],
    price: 6.99,
    places: {
      'Plaza Dorrego': 'Sunday antiques, then a board is laid for dancing.',
      'Pasaje San Lorenzo': 'The house that is two metres wide.',
    },
  },
  spritz: {
    title: 'Bacari: Venice in Small Glasses',
    about: 'Cicchetti and ombre from Cannaregio to Rialto, standing up.',
    author: 'Luca Barbarigo',
    at: [45.4444, 12.3267],
    price: 7.49,
    places: {
      'Cantina Do Mori': 'Copper pots on the ceiling since 1462.',
      'Fondamenta della Misericordia': 'The long quay of evening light.',
    },
  },
  philosophers: {
    title: 'The Philosopher’s Path in Cherry Season',
    about: 'Two kilometres of canal, moss and blossom under the eastern hills of Kyoto.',
    author: 'Hana Fujimori',
    at: [35.0268, 135.7956],
    price: 5.99,
    places: {
      'Ginkaku-ji': 'A silver pavilion without silver.',
      'Hōnen-in': 'A thatched gate between two hills of raked sand.',
      'Eikan-dō': 'A Buddha who looks back over his shoulder.',
    },
  },
  golden: {
    title: 'Golden Gai and the Drinking Alleys',
    about: 'Two hundred bars for six people each, in six alleys of Shinjuku.',
    author: 'Hiro Matsunaga',
    at: [35.6938, 139.7046],
    price: 8.49,
    places: {
      'Omoide Yokochō': 'Smoke, skewers and plastic leaves.',
      'Hanazono Shrine': 'Vermilion gates behind the neon.',
    },
  },
  beyoglu: {
    title: 'Beyoğlu Arcades and Cats',
    about: 'Passages of old Pera, pudding shops and the cats who own them.',
    author: 'Elif Karadağ',
    at: [41.0341, 28.9772],
    places: {
      'Çiçek Pasajı': 'Flower girls, then beer, then fish.',
      'Galata Kulesi': 'A man with wings jumped from here to Asia.',
    },
  },
  kazimierz: {
    title: 'Kazimierz: Synagogues and Zapiekanki',
    about: 'The Jewish quarter of Kraków from the Remuh cemetery to a toasted baguette.',
    author: 'Zofia Wiśniewska',
    at: [50.0519, 19.9459],
    price: 4.49,
    places: {
      'Plac Nowy': 'A round hall for chickens, now for bread and cheese.',
      'Stara Synagoga': 'Thick walls that were part of the town’s own.',
    },
  },
  highline: {
    title: 'The High Line, Slowly',
    about: 'Wild sumac on a freight railway, read plant by plant.',
    author: 'Imani Okafor',
    at: [40.748, -74.0048],
    price: 3.49,
    places: {
      'Gansevoort Woodland': 'Birches where beef once hung.',
      'Chelsea Thicket': 'Dogwood, bottlebrush buckeye, holly.',
    },
  },
  jazz: {
    title: 'Tremé: Where the Second Line Began',
    about: 'Brass, benevolent societies and Sunday dances on Congo Square.',
    author: 'Xavier Baptiste-Moreau',
    at: [29.9627, -90.0715],
    price: 5.99,
    places: {
      'Congo Square': 'Drums on the one free day.',
      'Backstreet Cultural Museum': 'Beads by the hundred thousand.',
    },
  },
  kiosks: {
    title: 'Night Hawkers of Chinatown',
    about: 'Satay smoke, sour plum drinks and the uncle who folds popiah since 1969.',
    author: 'Jun Seng Tay',
    at: [1.2829, 103.8443],
    price: 4.99,
    places: {
      'Maxwell Food Centre': 'One queue is for chicken rice, and it is worth it.',
      'Smith Street': 'Theatre above, woks below.',
    },
  },
  bokaap: {
    title: 'Bo-Kaap in Colour',
    about: 'Cape Malay kitchens, a noon gun and houses painted for freedom.',
    author: 'Kezia Davids',
    at: [-33.9214, 18.4149],
    price: 4.49,
    places: {
      'Chiappini Street': 'Lime, turquoise, then a pink nobody agreed to.',
      'Auwal Mosque': 'The first in the country, on land a freed woman owned.',
    },
  },
} as const satisfies Readonly<Record<string, KnownGuide>>;
