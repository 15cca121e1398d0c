import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const queenVicMarketMorning: DemoGuide = {
  id: 4,
  slug: 'queen-vic-market-morning',
  title: 'Queen Vic Market Morning',
  authorEmail: 'creator@laneway.example',
  description: wrapped`
    Come hungry, bring a bag, leave the list at home. A morning in the sheds and halls where
    Melbourne has done its shopping since 1878, ending on a hill with a picnic.

    Two city blocks of roof, some six hundred small businesses, and a language for every aisle. The
    Queen Vic is not a food hall built for visitors; it is where the city's grandmothers go to be
    strict about tomatoes. The walk takes you through in the order that a regular would use: cheese
    first, because the queue is short; meat and fish while they are cold; fruit when your arms can
    bear it.

    ~~~

    The market is open on **Tuesdays and from Thursday to Sunday**, from early morning to
    mid-afternoon, and shut on Mondays and Wednesdays. Hours and stallholders are at
    [qvm.com.au](https://qvm.com.au). Parts of it are being renewed; if a stall has moved, ask. You
    will be told more than you wanted to know.
  `,
  location: '-37.80698,144.95900',
  path: wrapped`
    (-37.80698,144.95900), (-37.80690,144.95935), (-37.80672,144.95962), (-37.80650,144.95925),
    (-37.80650,144.95872), (-37.80672,144.95830), (-37.80681,144.95800), (-37.80690,144.95770),
    (-37.80701,144.95743), (-37.80712,144.95715), (-37.80745,144.95738), (-37.80780,144.95748),
    (-37.80800,144.95715), (-37.80806,144.95683), (-37.80812,144.95650), (-37.80850,144.95625),
    (-37.80870,144.95612), (-37.80890,144.95600), (-37.80913,144.95570), (-37.80935,144.95540),
    (-37.80960,144.95520), (-37.80985,144.95500), (-37.81012,144.95482), (-37.81040,144.95465),
    (-37.81065,144.95450)
  `,
  boundary: wrapped`
    (-37.80622,144.95670), (-37.80625,144.96045), (-37.80722,144.96040), (-37.80728,144.95895),
    (-37.80845,144.95890), (-37.80838,144.95655)|#8a5a0b
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'town' },
  price: '0',
  isPublic: false,
  durationMinutes: 75,
  image: 'queen-vic-market-morning/cover.webp',
  imageAlt:
    'Fruit and vegetables heaped on both sides of a market shed, under dark trusses and bunting',
  audio: 'queen-vic-market-morning/cover.mp3',
  places: [
    {
      id: 401,
      title: 'The Dairy Hall',
      isSample: true,
      description: wrapped`
        Push through the doors and the temperature drops. The Dairy Produce Hall was built at the
        end of the 1920s, when refrigeration was the modern miracle, and its **marble counters**
        were there to keep butter firm in February. They still do. Long glass cases run the length
        of the hall: cheese, olives, smallgoods, dips, bread, and a counter for nothing but dried
        fruit.

        There is a way of doing it. Walk the whole aisle once with your hands in your pockets. On
        the way back, stop where the line is made of *locals*, take your turn, and ask for a taste.
        Nobody minds; they would rather sell you one cheese you love than three you do not.

        - A wedge of something Victorian, from Gippsland or the Goldfields.
        - A hot **borek**, spinach or lamb, eaten standing up. Mind your sleeve.
        - Olives by the scoop, for the picnic at the end.

        *Tip:* be here by nine on a Saturday. By eleven you move at the speed of the crowd, and the
        borek queue has children in it who were not born when it started.
      `,
      location: '-37.80698,144.95900',
      marker: '(-37.80698,144.95900)|#8a5a0b',
      image: 'queen-vic-market-morning/dairy-hall.webp',
      imageAlt:
        'Wheels of cheese on long counters and sausages hung above, over a floor of green checks',
      audio: 'queen-vic-market-morning/dairy-hall.mp3',
    },
    {
      id: 402,
      title: 'The Meat and Fish Hall',
      description: wrapped`
        You will hear it first. This is the oldest building on the site, put up in **1869** as a
        wholesale meat market, nine years before the Queen Vic officially opened, and the butchers
        have been competing with the echo ever since. The calling starts in earnest towards closing
        time, when prices fall by the quarter hour and a tray of chops acquires an audience.

        Stay for the fish. Look at the **eyes**, which should be bright, and the gills, which should
        be red; any stallholder here will lift one to show you without being asked. Gummy shark,
        sold as *flake*, is what Melbourne has in its fish and chips. King George whiting from the
        bay is what it has on birthdays.

        Outside, on the Elizabeth Street front, tip your head back: the animals in the gable are a
        shop sign that has outlasted every shop.

        *Tip:* vegetarians and the faint-hearted can go around by Victoria Street, past the terrace
        of little shops. Everyone else: closed shoes. The floor is hosed, and it is always hosed
        just before you step on it.
      `,
      location: '-37.80672,144.95962',
      marker: '-37.80672,144.95962',
      image: 'queen-vic-market-morning/meat-hall.webp',
      imageAlt: 'A brick hall with a bull in its gable, shoppers at the striped awning below',
      audio: 'queen-vic-market-morning/meat-hall.mp3',
    },
    {
      id: 403,
      title: 'The Sheds',
      description: wrapped`
        Now the roar. The open sheds, lettered **A to M**, were begun in 1878, with timber posts and
        iron roofs that let the heat out and the pigeons in. Fruit and vegetables fill the first
        few; after that come coats, kangaroo-skin hats, opals of varying sincerity, and the best
        selection of vegetable peelers in the southern hemisphere.

        Stop a moment and think about what is below. Much of this ground was Melbourne's **first
        general cemetery**. When the market spread over it, in stages up to the 1920s, fewer than a
        thousand graves were moved. The rest, thousands of the town's first settlers, convicts and
        Aboriginal people among them, are still there, under the onions. Any digging done here is
        done very gently.

        Up on the roofs is something newer: when it was switched on in 2003, the array of **solar
        panels** over the sheds was among the largest in any city south of the equator.

        *Tip:* find the van selling hot jam doughnuts. It has been parked at the market since 1950.
        Eat the first one slowly: the jam is hotter than it looks.
      `,
      location: '-37.80690,144.95770',
      marker: '{"lat":-37.80690,"lng":144.95770}',
      path: wrapped`
        (-37.80650,144.95850), (-37.80652,144.95680), (-37.80675,144.95680),
        (-37.80677,144.95850), (-37.80700,144.95850), (-37.80700,144.95680)
      `,
      boundary: wrapped`
        (-37.80635,144.95675), (-37.80640,144.95850), (-37.80745,144.95855),
        (-37.80742,144.95670)|olivedrab
      `,
      image: 'queen-vic-market-morning/the-sheds.webp',
      imageAlt: 'Sunrise over rows of gabled sheds; a trader carries a box past crates of fruit',
      audio: 'queen-vic-market-morning/the-sheds.mp3',
    },
    {
      id: 404,
      title: 'String Bean Alley',
      description: wrapped`
        A row of shipping containers, painted and propped open, each just big enough for one person
        and an obsession. String Bean Alley is where the market keeps its **makers**: printmakers,
        jewellers, a potter or two, people who will tell you about their glaze. It began as a way to
        use a narrow strip at the edge of the sheds and became the place to find a present that did
        not come out of a carton.

        ~~~

        The containers change hands often, and that is the charm: a stall here is small enough to
        try an idea on, a few years before it grows into a shop in the [laneways](/?guide=1). Talk
        to whoever is minding it, because it is nearly always the person whose name is on the work,
        and ask what they are making next.

        ~~~

        *Tip:* Saturdays and Sundays are best, when most of the doors are open. Bring a card *and* a
        few notes. If the alley itself has been shuffled along by the building works, follow the
        painted signs; it never goes far.
      `,
      location: '(-37.80800,144.95715)',
      image: 'queen-vic-market-morning/string-bean-alley.webp',
      imageAlt:
        'Shipping containers turned into bright stalls, with green beans strung across the alley',
    },
    {
      id: 405,
      title: 'Flagstaff Gardens',
      description: wrapped`
        Cross Peel Street with your shopping and climb. It is hardly a hill, but in 1840 it had the
        best view in the settlement, straight down to the bay, so they put a **flagstaff** on it.
        When a ship was sighted the flags went up, and the whole town ran to the river for letters.
        People came here to promenade, to gossip, and to wait.

        Before that it was Burial Hill: the first few graves of the settlement, from 1836, are
        marked by a stone near the top. And on a November night in 1850, when word came that
        Victoria was to be a colony of its own, **bonfires** were lit here to pass the news along.

        These are the oldest public gardens in the city, and they do what they have always done.
        Choose a Moreton Bay fig, spread out the olives, and take off your shoes.

        *Tip:* there are free electric barbecues, a playground, and lawn bowls to watch. Flagstaff
        Station, at the corner, will take you home, or walk down to [Hardware
        Lane](/?guide=1&place=107).
      `,
      location: '-37.81065,144.95450',
      marker: '(-37.81065,144.95450)|#1e6b52',
      boundary: wrapped`
        (-37.81160,144.95612), (-37.81228,144.95402), (-37.81018,144.95268),
        (-37.80942,144.95548)
      `,
      image: 'queen-vic-market-morning/flagstaff-gardens.webp',
      imageAlt: 'A red flag on a tall mast between two elms, and two people on a red picnic rug',
      audio: 'queen-vic-market-morning/flagstaff-gardens.mp3',
    },
  ],
};
