import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const fitzroyLoudAndSlow: DemoGuide = {
  id: 5,
  slug: 'fitzroy-loud-and-slow',
  title: 'Fitzroy, Loud and Slow',
  authorEmail: 'rosa@laneway.example',
  description: wrapped`
    Melbourne's first suburb, its smallest, and for most of its life its most argued over. Walk it
    slowly, from a New York line on a Collingwood wall to a football oval without a team, with the
    volume up.

    Fitzroy has been a village of grand terraces, a slum, a factory floor, a migrant quarter, the
    heart of Aboriginal Melbourne, a band room and an address. It has not quite stopped being any of
    them. The trick is to look at two storeys at once: the shop at eye level changes every year,
    while the date on the parapet does not.

    ~~~

    About four kilometres, nearly flat, and better in the afternoon, when the shops have woken up.
    Start on Johnston Street in Collingwood, a block past Smith Street, and let the number **11**
    tram on Brunswick Street take you home from the far end.
  `,
  location: '-37.79953,144.98610',
  path: wrapped`
    (-37.79953,144.98610), (-37.79923,144.98437), (-37.80048,144.98415), (-37.80173,144.98393),
    (-37.80298,144.98371), (-37.80423,144.98348), (-37.80548,144.98326), (-37.80673,144.98304),
    (-37.80658,144.98169), (-37.80640,144.98011), (-37.80625,144.97875), (-37.80610,144.97740),
    (-37.80494,144.97761), (-37.80490,144.97888), (-37.80473,144.97902), (-37.80440,144.97770),
    (-37.80316,144.97792), (-37.80200,144.97813), (-37.80075,144.97835), (-37.79968,144.97854),
    (-37.79861,144.97873), (-37.79754,144.97892), (-37.79651,144.97910), (-37.79642,144.97826),
    (-37.79651,144.97910), (-37.79568,144.97925), (-37.79486,144.97940), (-37.79361,144.97962),
    (-37.79218,144.97987), (-37.79138,144.98002), (-37.79058,144.98016), (-37.78915,144.98041),
    (-37.78843,144.98134), (-37.78810,144.98244)|#7a3b8f
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'town' },
  price: '3.99',
  isPublic: false,
  durationMinutes: 120,
  image: 'fitzroy-loud-and-slow/cover.webp',
  imageAlt: 'Terrace houses in yellow, teal and red with iron-lace balconies, a tower block behind',
  audio: 'fitzroy-loud-and-slow/cover.mp3',
  places: [
    {
      id: 501,
      title: 'The Keith Haring Mural',
      isSample: true,
      description: wrapped`
        A caterpillar with a computer for a head, and figures climbing all over it. In March 1984
        **Keith Haring**, twenty-five and suddenly famous, stood on a cherry picker outside what was
        then the Collingwood Technical School and painted this wall in a single day, freehand,
        without a sketch, while the students watched.

        Very few of his outdoor murals survive anywhere that are still by his own hand, and this one
        nearly was not among them. For years the city quarrelled: repaint it bright, as he might
        have liked, or keep every fading stroke? In 2013 conservators chose the strokes, and cleaned
        and stabilised the original paint.

        Then there is the **little door**. A small hatch in the wall, signed by Haring, was stolen
        decades ago. As the restoration began, it came back: somebody simply left it where it would
        be found.

        *Tip:* cross to the far footpath to take in all of it. Behind the wall is **Collingwood
        Yards**, studios and a courtyard with good coffee; see
        [collingwoodyards.org](https://collingwoodyards.org).
      `,
      location: '-37.79953,144.98610',
      marker: '(-37.79953,144.98610)|#d9482b',
      image: 'fitzroy-loud-and-slow/keith-haring-mural.webp',
      imageAlt:
        'Dancing figures and a teal caterpillar with a screen for a face on a bright yellow wall',
      audio: 'fitzroy-loud-and-slow/keith-haring-mural.mp3',
    },
    {
      id: 502,
      title: 'Gertrude Street',
      description: wrapped`
        Walk down Smith Street, turn right, and slow down. Gertrude Street is now small galleries,
        serious chairs and a great deal of linen, but keep its other history in mind as you go. From
        the 1920s, Aboriginal people who had left or been pushed from the missions found each other
        in Fitzroy, and for half a century this street was the **meeting place**: the pubs, the
        church hall, the corner where you stood until somebody from home came past.

        Things were founded here because nobody else was going to. In 1973 the **Victorian
        Aboriginal Health Service** opened its doors on Gertrude Street, run by and for the
        community, one of the first in the country. It is still going, in Nicholson Street, around
        the corner.

        Markers along the way tell parts of the story. Read them; they are easy to walk past.

        Look up, too. The terraces near Nicholson Street are among the oldest in the city.

        *Tip:* the small bakery queues mean what they say. In July the shopfronts have been known to
        fill with **projections**, and the whole street comes out in scarves.
      `,
      location: '-37.80637,144.98011',
      marker: '-37.80637,144.98011',
      path: wrapped`
        (-37.80561,144.97300), (-37.80585,144.97514), (-37.80610,144.97740),
        (-37.80625,144.97875), (-37.80640,144.98011), (-37.80658,144.98169),
        (-37.80673,144.98304)
      `,
      image: 'fitzroy-loud-and-slow/gertrude-street.webp',
      imageAlt:
        'A corner pub lit up on a moonlit night, a spire on its corner and a red bicycle outside',
      audio: 'fitzroy-loud-and-slow/gertrude-street.mp3',
    },
    {
      id: 503,
      title: 'Atherton Gardens',
      description: wrapped`
        Four towers, twenty storeys each, in a park. In the 1960s the **Housing Commission**
        declared the little streets here a slum, bought out or evicted the people who lived in them,
        and cleared the lot. What replaced them was made in a factory: concrete walls cast flat,
        trucked in and stacked like cards, floor upon floor.

        You may like the towers or not. What they have done is let people who could never otherwise
        have afforded Fitzroy live in the middle of it. Greek and Turkish families, Vietnamese,
        Timorese, Somali and Sudanese: each decade's arrivals have looked out over the city from
        these balconies. The **community garden** is the proof. Peer over the fence at the beans,
        the bitter melon and the mint, each plot a country the size of a door.

        The state has announced that its high towers will be replaced in the years to come, so this
        is a chapter still being written.

        *Tip:* this is people's home. Keep to the paths, ask before you photograph, and buy your
        lunch nearby.
      `,
      location: '-37.80486,144.97894',
      marker: '{"type":"Point","coordinates":[144.97894,-37.80486]}',
      boundary: wrapped`
        (-37.80576,144.97762), (-37.80371,144.97799), (-37.80398,144.98044),
        (-37.80603,144.98008)|seagreen
      `,
      image: 'fitzroy-loud-and-slow/atherton-gardens.webp',
      imageAlt:
        'Tower blocks with coloured windows above a park, a parent and child among the garden beds',
      audio: 'fitzroy-loud-and-slow/atherton-gardens.mp3',
    },
    {
      id: 504,
      title: 'Brunswick Street',
      description: wrapped`
        Here is the loud part. From the late seventies, cheap rent filled Brunswick Street with
        painters, punks, circus people and anyone who owned half a drum kit. The **Melbourne
        Fringe** grew up here, with a parade that for years packed the road from kerb to kerb and a
        famous waiters' race, trays and all.

        Rents are no longer cheap, but enough is left. Cafes still serve breakfast at four in the
        afternoon without raising an eyebrow. The corner pubs have kept their **band rooms**, and on
        most nights you can hear three sets within two hundred metres. Between them are second-hand
        books, records, hats, and one shop whose purpose you will still be discussing at dinner.

        Look for the **artists' street furniture**: mosaic seats, odd bollards, things that someone
        convinced a council to pay for.

        *Tip:* walk up the east side, where the verandas are deeper, and come back down the west.
        Check a gig guide on the day; the good nights are rarely the ones on posters. Then turn left
        at [Rose Street](/?guide=5&place=505).
      `,
      location: '-37.80075,144.97837',
      marker: '(-37.80075,144.97837)',
      path: wrapped`
        (-37.80592,144.97743), (-37.80316,144.97792), (-37.80075,144.97835),
        (-37.79861,144.97873), (-37.79651,144.97910), (-37.79495,144.97938)|deeppink
      `,
      image: 'fitzroy-loud-and-slow/brunswick-street.webp',
      imageAlt: 'A green tram comes up a street of bright shopfronts with the sun low behind it',
      audio: 'fitzroy-loud-and-slow/brunswick-street.mp3',
    },
    {
      id: 505,
      title: 'Rose Street',
      description: wrapped`
        Half a block off Brunswick Street the noise falls away and you are among warehouses. On
        Saturdays and Sundays one yard opens its gates as the **Rose Street Artists' Market**,
        started in the early 2000s on what had been a junkyard, and still run on the idea that the
        person behind the table should be the person who made the thing on it.

        You will find prints, knives, soap, ceramics, children's clothes cut from old curtains.
        Prices are fair, nobody hovers, and most makers will take an order for the size or colour
        that is not on the table.

        ~~~

        Then give ten minutes to the **back lanes** around the corner. Walls here are lent, not
        stolen: owners invite painters in, so the work is bigger, slower and stays longer than in
        [Hosier Lane](/?guide=1&place=101). Compare the two if you have done both.

        *Tip:* the market is a weekend affair, from late morning to late afternoon, rain or shine;
        [rosestmarket.com.au](https://www.rosestmarket.com.au) has the dates. On weekdays, come for
        the walls.
      `,
      location: '-37.79642,144.97826',
      image: 'fitzroy-loud-and-slow/rose-street.webp',
      imageAlt:
        'Market stalls under striped awnings outside a red-brick factory with a saw-tooth roof',
    },
    {
      id: 506,
      title: 'Edinburgh Gardens',
      description: wrapped`
        Cross Alexandra Parade, keep going, and let the elms take over. Edinburgh Gardens were set
        aside in 1862, with room for cricket, football and bowls. On a warm evening half of the
        inner north is lying on this grass, with dogs.

        The old grandstand on the south side, built in **1888**, belongs to a ghost. The Fitzroy
        Football Club, the *Lions*, played here from the 1880s until 1966, won eight premierships,
        and ran out of money thirty years later. Its league side merged with Brisbane in 1996. Wear
        the wrong scarf and someone will still tell you about it.

        Find the **empty plinth** among the paths. A statue of Queen Victoria stood on it at the
        start of the last century and then disappeared; nobody is quite sure where. Now and then an
        artist borrows the spot.

        A curve of path through the middle follows the railway that once crossed the park.

        *Tip:* bring a rug and something from Brunswick Street, and stay for the light. The tram
        home stops on the western edge.
      `,
      location: '-37.78790,144.98190',
      marker: '(-37.78790,144.98190)|#1e6b52;(-37.78900,144.98130)|maroon',
      boundary: wrapped`
        (-37.78913,144.98065), (-37.78815,144.98085), (-37.78640,144.98150),
        (-37.78510,144.98260), (-37.78545,144.98420), (-37.78700,144.98480),
        (-37.78850,144.98440), (-37.78925,144.98310), (-37.78945,144.98180)
      `,
      image: 'fitzroy-loud-and-slow/edinburgh-gardens.webp',
      imageAlt: 'Friends on picnic rugs around a red-roofed bandstand, the late sun behind it',
      audio: 'fitzroy-loud-and-slow/edinburgh-gardens.mp3',
    },
  ],
};
