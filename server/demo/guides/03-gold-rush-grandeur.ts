import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const goldRushGrandeur: DemoGuide = {
  id: 3,
  slug: 'gold-rush-grandeur',
  title: 'Gold Rush Grandeur',
  authorEmail: 'rosa@laneway.example',
  description: wrapped`
    In 1851 they found gold. Within a generation a sheep port had built itself a parliament, a
    library with a dome, and a palace for the world's fair. Seven buildings that still look slightly
    astonished at their own cost.

    Melbourne was sixteen years old when the first nuggets came down from the hills. Ten years later
    it was the largest town in Australia, and by the 1880s visitors called it *marvellous* and meant
    it. This walk follows the money: from the vaults where the gold lay to the hall where a nation
    was proclaimed, by way of a theatre ghost, a teetotal hotel and a gallows.

    ~~~

    Allow two and a half hours for as many kilometres, gently uphill at the start and down at the
    end. It begins outside **Parliament Station**, at the top of Collins Street. Three of the seven
    stops can be entered free of charge; the gaol and the dome walk need tickets.
  `,
  location: '-37.81319,144.97434',
  path: wrapped`
    (-37.81319,144.97434), (-37.81328,144.97402), (-37.81279,144.97380), (-37.81230,144.97357),
    (-37.81191,144.97308), (-37.81167,144.97297), (-37.81133,144.97312), (-37.81127,144.97333),
    (-37.81133,144.97312), (-37.81090,144.97266), (-37.81042,144.97244), (-37.81065,144.97165),
    (-37.81087,144.97087), (-37.81110,144.97008), (-37.81134,144.96926), (-37.81158,144.96843),
    (-37.81183,144.96761), (-37.81205,144.96684), (-37.81227,144.96607), (-37.81250,144.96530),
    (-37.81201,144.96508), (-37.81152,144.96485), (-37.81103,144.96462), (-37.81054,144.96439),
    (-37.81001,144.96445), (-37.80956,144.96394), (-37.80934,144.96471), (-37.80912,144.96548),
    (-37.80889,144.96625), (-37.80838,144.96588), (-37.80790,144.96565), (-37.80770,144.96555),
    (-37.80700,144.96605), (-37.80686,144.96693), (-37.80672,144.96780), (-37.80663,144.96870),
    (-37.80655,144.96960), (-37.80640,144.97080), (-37.80580,144.97105), (-37.80530,144.97140)|goldenrod
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'town' },
  price: '6.50',
  isPublic: false,
  durationMinutes: 150,
  image: 'gold-rush-grandeur/cover.webp',
  imageAlt: 'A fountain plays before a great green dome, with sunbeams fanned across the sky',
  audio: 'gold-rush-grandeur/cover.mp3',
  places: [
    {
      id: 301,
      title: 'Old Treasury Building',
      isSample: true,
      description: wrapped`
        Stand halfway up the steps and look west, straight down Collins Street. The street ends
        here, and for good reason: this is where the colony kept its gold. The vaults are in the
        basement, arched in brick, with iron doors, built to hold the fortune that came in from
        Ballarat and Bendigo under armed escort.

        The architect, **John James Clark**, was nineteen when he drew it. He had arrived from
        Liverpool as a boy, found a desk in the public works office at fourteen, and produced what
        many think the finest Renaissance building in the country. Building ran from 1858 to 1862,
        by which time the easy gold was already gone and there was a good deal less to put in it.

        Look for the difference between the **storeys**: rough and fortress-like at the bottom,
        where the money was, smooth and smiling above, where the ministers sat.

        *Tip:* the museum inside is free. Opening days are at
        [oldtreasurybuilding.org.au](https://www.oldtreasurybuilding.org.au). Go down before you go
        up.
      `,
      location: '-37.81319,144.97434',
      marker: '(-37.81319,144.97434)|goldenrod',
      image: 'gold-rush-grandeur/old-treasury.webp',
      imageAlt:
        'A sandstone palace of arches and balconies in full sun, two people crossing its forecourt',
      audio: 'gold-rush-grandeur/old-treasury.mp3',
    },
    {
      id: 302,
      title: 'The Hotel Windsor',
      description: wrapped`
        Cross Spring Street and admire a hotel that once burned its own liquor licence. It opened in
        1883 as the Grand. Three years later it passed to the temperance movement, was doubled in
        size, and became the **Grand Coffee Palace**, where you could have three hundred rooms,
        marble stairs and every comfort except a drink. James Munro, the politician and banker
        behind it, is said to have put a match to the licence in public.

        It did not last. The boom broke, Munro with it, and by the end of the century the Grand was
        serving again. In 1898 delegates of the six colonies worked here on the **Constitution** of
        a country that did not yet exist, handily close to both parliament and the bar. The royal
        name came after the First World War.

        Over the door recline two stone women, *Peace and Plenty*. They have been there since the
        beginning and were never asked about the coffee.

        *Tip:* afternoon tea has been poured here since 1883. Book well ahead, or simply walk in and
        look at the staircase.
      `,
      location: '-37.81193,144.97295',
      marker: '-37.81193,144.97295',
      image: 'gold-rush-grandeur/windsor-hotel.webp',
      imageAlt:
        'A doorman in a red coat and top hat before a long grand hotel with flags on its towers',
      audio: 'gold-rush-grandeur/windsor-hotel.mp3',
    },
    {
      id: 303,
      title: 'Parliament House',
      description: wrapped`
        A broad flight of steps, a row of giant columns, and above them... nothing. There should be
        a **dome**. Peter Kerr designed one, and parliament has been meaning to build it since the
        1850s. The chambers came first, in 1856, in a hurry; the library, the great hall and the
        colonnade followed as money allowed; and then, in 1892, the money stopped. The north wing is
        missing too. Walk around the side and you can see where the stone simply gives up.

        For all that, a nation was governed from here. Between 1901 and 1927, while Canberra was
        still paddocks, the new **federal parliament** sat in this building and Victoria's own
        members politely moved out to the Exhibition Building, which you will meet at the end of the
        walk.

        ~~~

        *Tip:* free tours run on most days when parliament is not sitting, and when it is you may
        watch from the gallery. See [parliament.vic.gov.au](https://www.parliament.vic.gov.au). The
        steps face west: at sunset they are the best free seats in town.
      `,
      location: '-37.81126,144.97336',
      marker: '{"lat":-37.81126,"lng":144.97336}',
      boundary: wrapped`
        (-37.81156,144.97319), (-37.81111,144.97298), (-37.81045,144.97386),
        (-37.81150,144.97471), (-37.81182,144.97377)
      `,
      image: 'gold-rush-grandeur/parliament-house.webp',
      imageAlt:
        'People climb a broad flight of steps to a row of tall stone columns, lamps on either side',
      audio: 'gold-rush-grandeur/parliament-house.mp3',
    },
    {
      id: 304,
      title: 'Princess Theatre',
      description: wrapped`
        It looks like a wedding cake that has been told a secret. William Pitt designed the Princess
        in 1886, with a roof that could be slid **open to the sky** on hot nights, and electric
        light when most of the street still hissed with gas.

        The secret is on the staircase, so they say. On 3 March 1888 the baritone **Frederick
        Federici** was singing Mephistopheles in Gounod's *Faust*. At the end he sank through the
        stage in red light, carrying Faust off to hell, and died of a heart attack as he went down.
        Members of the company swore that they had seen him take his bow. For years the management
        kept him a seat in the dress circle on opening nights, and staff still report a well-dressed
        gentleman who does not stay to be introduced.

        Stand across the road to take in the **angel** blowing her trumpet at the top, and the domes
        on either side of her.

        *Tip:* there is nearly always a long-running show; ask at the box office about last-minute
        seats.
      `,
      location: '-37.81095,144.97254',
      marker: '(-37.81095,144.97254)',
      trigger: {
        zone: { kind: 'circle', centre: { lat: -37.8109, lng: 144.97266 }, radius: 36 },
      },
      image: 'gold-rush-grandeur/princess-theatre.webp',
      imageAlt:
        'A theatre aglow at night, a winged figure on its highest roof and a crowd at its doors',
      audio: 'gold-rush-grandeur/princess-theatre.mp3',
    },
    {
      id: 305,
      title: 'State Library Victoria',
      description: wrapped`
        When it opened in 1856 the rule was simple: anyone over fourteen could come in and read, as
        long as their **hands were clean**. Not a member, not a gentleman: anyone. The judge who
        insisted on it, Redmond Barry, stands in bronze on the forecourt, looking pleased. Remember
        his name; you need it at the next stop.

        Go in and keep climbing until you are above the **La Trobe Reading Room**. When its dome was
        finished in 1913 it was the largest of reinforced concrete in the world, thirty-five metres
        across. The desks run out from the centre like spokes, so that one librarian on a dais could
        hear every whisper.

        Among the treasures the library keeps is the battered **armour** that Ned Kelly wore at
        Glenrowan.

        *Tip:* the sixth-floor balcony has the view in every photograph, and it costs nothing. The
        lawn outside is for lunch and chess. Details at
        [slv.vic.gov.au](https://www.slv.vic.gov.au).
      `,
      location: '-37.80993,144.96466',
      marker: '{"type":"Point","coordinates":[144.96466,-37.80993]}',
      path: '(-37.81054,144.96439), (-37.81027,144.96445), (-37.80992,144.96468)|orange',
      boundary: wrapped`
        (-37.81061,144.96439), (-37.80969,144.96397), (-37.80906,144.96613),
        (-37.80998,144.96656)
      `,
      image: 'gold-rush-grandeur/state-library.webp',
      imageAlt:
        'Sun pours through a glass dome onto rows of desks that fan out like spokes of a wheel',
      audio: 'gold-rush-grandeur/state-library.mp3',
    },
    {
      id: 306,
      title: 'Old Melbourne Gaol',
      description: wrapped`
        Gold brought everyone, and the gaol took its share. Opened in the 1840s and stretched as the
        city grew, it was modelled on Pentonville in London: long galleries, silent cells, a mask to
        wear in the yard so that no prisoner should know another's face. One cell block survives,
        three levels of bluestone around a strip of light. **One hundred and thirty-three** people
        were hanged here before it closed in 1924.

        The best known went to the beam on 11 November 1880. **Ned Kelly** was twenty-five. The
        judge who sentenced him was Redmond Barry, he of the clean hands and the library. When Barry
        asked the Lord to have mercy on his soul, Kelly answered that he would see him there when he
        went. Barry fell ill and died *twelve days* after the hanging.

        It is a cold place, and an honest one. Children usually like it more than their parents do.

        *Tip:* allow an hour and take a jumper, even in January. Tickets are at
        [oldmelbournegaol.com.au](https://www.oldmelbournegaol.com.au). The outside walls can be
        seen at any time from Russell Street.
      `,
      location: '-37.80768,144.96535',
      marker: '(-37.80768,144.96535)|#1f2a30',
      boundary: wrapped`
        (-37.80742,144.96500), (-37.80738,144.96560), (-37.80792,144.96586),
        (-37.80800,144.96530)|darkred
      `,
      image: 'gold-rush-grandeur/old-melbourne-gaol.webp',
      imageAlt:
        'Ned Kelly’s iron helmet in a dim cell block, with iron galleries climbing on both sides',
      audio: 'gold-rush-grandeur/old-melbourne-gaol.mp3',
    },
    {
      id: 307,
      title: 'Royal Exhibition Building',
      description: wrapped`
        Come at it from the south, up the avenue of planes, with the fountain in front. Joseph Reed
        took the **dome** from Florence, added a touch of everything else, and had the whole hall
        ready for the International Exhibition of 1880, when over a million people came to look at
        reapers, pianos and each other. The colony had fewer than a million to begin with.

        Exhibition halls of that age were built to be thrown away, and nearly all were. This one
        stayed useful: a hospital in the influenza of 1919, quarters for airmen, a wrestling venue
        at the Olympics, and exam hall to generations with sweating palms. On 9 May 1901, in front
        of twelve thousand guests, the first **Parliament of Australia** was opened under this roof.
        In 2004 it became the first building in the country on the World Heritage List.

        ~~~

        *Tip:* the promenade around the dome is open again for guided walks, booked through
        [museumsvictoria.com.au](https://museumsvictoria.com.au). Otherwise circle the outside, then
        rest by the Hochgurtel Fountain and look for the ferns and birds of the bush among its
        nymphs.
      `,
      location: '-37.80512,144.97148',
      marker: '-37.80512,144.97148;-37.80560,144.97138|#1e6b52',
      boundary: wrapped`
        (-37.80665,144.96935), (-37.80290,144.97000), (-37.80330,144.97345),
        (-37.80755,144.97290), (-37.80742,144.97060)|#1e6b52
      `,
      image: 'gold-rush-grandeur/royal-exhibition-building.webp',
      imageAlt: 'An avenue of golden autumn trees leads two walkers to a vast brown dome',
      audio: 'gold-rush-grandeur/royal-exhibition-building.mp3',
    },
  ],
};
