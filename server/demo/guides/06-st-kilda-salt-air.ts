import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const stKildaSaltAir: DemoGuide = {
  id: 6,
  slug: 'st-kilda-salt-air',
  title: 'St Kilda Salt Air',
  authorEmail: 'theo@laneway.example',
  description: wrapped`
    Cake, a laughing moon, a pier and a palm tree: St Kilda has been Melbourne's day at the seaside
    since the trains first reached it. Two breezy kilometres, best in the last hours of the day.

    It has never been respectable for long. Mansions, then boarding houses; dance halls, then
    American sailors; punks, then prams. What has not changed is the bay, flat and silver, and the
    habit of coming down in the evening to walk beside it with something sweet in one hand.

    ~~~

    Take the **96** tram from Bourke Street to the end of the line and you are at the first stop.
    The walk runs downhill to the water and along it, with the sun in front of you. Bring a jacket:
    the sea breeze arrives in the middle of the afternoon and means it.
  `,
  location: '-37.86775,144.97668',
  path: wrapped`
    (-37.86868,144.97930), (-37.86838,144.97890), (-37.86808,144.97840), (-37.86790,144.97780),
    (-37.86780,144.97720), (-37.86775,144.97668), (-37.86752,144.97650), (-37.86740,144.97620),
    (-37.86712,144.97585), (-37.86672,144.97545), (-37.86630,144.97512), (-37.86585,144.97480),
    (-37.86540,144.97455), (-37.86500,144.97432), (-37.86472,144.97400), (-37.86455,144.97340),
    (-37.86435,144.97280), (-37.86410,144.97220), (-37.86397,144.97165), (-37.86405,144.97080),
    (-37.86420,144.96980), (-37.86435,144.96880), (-37.86450,144.96780), (-37.86463,144.96690),
    (-37.86473,144.96620), (-37.86463,144.96690), (-37.86449,144.96785), (-37.86435,144.96880),
    (-37.86420,144.96980), (-37.86405,144.97080), (-37.86397,144.97165), (-37.86350,144.97160),
    (-37.86290,144.97165), (-37.86230,144.97180), (-37.86195,144.97192)|teal
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'open' },
  price: '0',
  isPublic: true,
  durationMinutes: 80,
  image: 'st-kilda-salt-air/cover.webp',
  imageAlt: 'Palms frame a bay at sunset, with a long pier and its red-roofed pavilion',
  audio: 'st-kilda-salt-air/cover.mp3',
  places: [
    {
      id: 601,
      title: 'Acland Street',
      description: wrapped`
        Begin with the windows. Along the shopping end of Acland Street the **cake shops** still do
        what they did for the refugees who opened them, Jewish families from Poland, Hungary and
        Vienna who came before and after the war and put in the glass what they missed: kugelhopf,
        poppy-seed roll, plum slice, and a baked cheesecake as heavy as a brick. One of them,
        **Monarch**, has been baking since 1934, by recipes that came from Poland.

        The correct procedure is to walk past all of them once, pressed to the glass with everyone
        else. Then go back. You will not be able to finish the large slice, and you will order it.

        Since the road was closed to cars at this end, the tram terminus has become a small plaza,
        with seats in the sun and a steady supply of buskers. Street names here repay attention: the
        *Lady of St Kilda* was a schooner that moored off the beach in 1841, and had belonged to a
        family called **Acland**.

        *Tip:* ask for the cake in a box and carry it to the pier.
      `,
      location: '-37.86855,144.97912',
      marker: '(-37.86855,144.97912)',
      path: wrapped`
        (-37.86790,144.97780), (-37.86820,144.97860), (-37.86850,144.97905),
        (-37.86885,144.97955), (-37.86925,144.98015)
      `,
      image: 'st-kilda-salt-air/acland-street.webp',
      imageAlt: 'A child and a grown-up gaze at a window of tall iced cakes under a striped awning',
      audio: 'st-kilda-salt-air/acland-street.mp3',
    },
    {
      id: 602,
      title: 'Luna Park',
      description: wrapped`
        You enter through a mouth. **Mister Moon** has been laughing at St Kilda since 13 December
        1912, and everyone who grew up in Melbourne has been, at about four years old, slightly
        afraid of him. He has been repainted, rebuilt and restored; the teeth are always very white.

        Inside the fence, on timber trestles painted white, runs the **Scenic Railway**. It opened
        with the park and is the oldest roller coaster in the world that has never stopped running.
        There are no brakes on the track: instead a *brakeman* stands in the middle of the train,
        between the cars, leaning on a lever, and judges every bend by eye and habit. It is one of
        very few rides left anywhere that is driven by a person. Sit at the front for the view of
        the bay, at the back for the drop.

        *Tip:* entry and rides are ticketed, and the opening days change with the school terms; look
        at [lunapark.com.au](https://lunapark.com.au). The face costs nothing, and is best when the
        lights come on.
      `,
      location: '-37.86775,144.97668',
      marker: '(-37.86775,144.97668)|#b4472b',
      boundary: wrapped`
        (-37.86765,144.97660), (-37.86755,144.97720), (-37.86790,144.97790),
        (-37.86840,144.97760), (-37.86850,144.97700), (-37.86800,144.97655)|tomato
      `,
      image: 'st-kilda-salt-air/luna-park.webp',
      imageAlt:
        'A giant grinning face is the way in to a fun park, between two domed towers at night',
      audio: 'st-kilda-salt-air/luna-park.mp3',
      video: 'st-kilda-salt-air/luna-park.mp4',
    },
    {
      id: 603,
      title: 'Palais Theatre',
      description: wrapped`
        Next door to the moon stands a picture palace with its name in letters you can read from a
        boat. The **Palais** opened in 1927, with nearly three thousand seats, the largest theatre
        of its kind in the country, built for silent films and the orchestra that went with them.
        The architect, Henry White, liked to mix: French here, Spanish there, a little Oriental on
        the ceiling, and gold on anything that held still.

        It has hosted ballet and opera, film festivals and almost everybody with a guitar. Singers
        love it for its balcony, which seems to lean in. It has also been nearly lost more than
        once: to fire, which took the building before it, to developers, and to rust. In 2017 it
        reopened after a long restoration, with its **twin domes** repaired, its facade repainted
        and the sign alight.

        *Tip:* if something is on that you half like, go: half-liking is enough in that room. If
        not, stand by the sea wall opposite at dusk, and watch the letters come on.
      `,
      location: '-37.86750,144.97605',
      marker: '-37.86750,144.97605',
      image: 'st-kilda-salt-air/palais-theatre.webp',
      imageAlt:
        'Two domed towers flank a theatre’s arched front at dusk, a crowd beneath its canopy',
      audio: 'st-kilda-salt-air/palais-theatre.mp3',
    },
    {
      id: 604,
      title: 'The Esplanade',
      description: wrapped`
        Keep to the upper path, along the bluff, with the bay spread out below you and masts ticking
        off the pier. On Sundays this whole curve is lined with white tents: the **Esplanade
        Market** has been here since 1970, and everything in it has to be made by the person selling
        it.

        The big white hotel is the **Espy**. It opened in 1878 as a seaside resort for gentlefolk
        and became, about a century later, the best-loved sticky carpet in Australian rock.
        Generations of bands learned their trade in its back rooms, and when developers came for it
        the suburb marched. It closed in 2015, and three years later reopened, scrubbed, with palms
        in the lobby and, mercifully, still with bands.

        Across the road stands a tall thin **clock tower**. It remembers Carlo Catani, who made the
        shore below; you will meet him again at the last stop.

        *Tip:* steps nearby bring you down to the Sea Baths and the crossing to the pier. Sunset
        from the railing here is free, and seldom bad.
      `,
      location: '-37.86492,144.97428',
      marker: '{"lat":-37.86492,"lng":144.97428}',
      path: wrapped`
        (-37.86735,144.97615), (-37.86690,144.97562), (-37.86630,144.97512),
        (-37.86565,144.97470), (-37.86500,144.97432), (-37.86440,144.97405),
        (-37.86380,144.97385)|coral
      `,
      image: 'st-kilda-salt-air/the-esplanade.webp',
      imageAlt:
        'Market stalls with tented roofs above the beach, palms and a domed bathing pavilion beyond',
      audio: 'st-kilda-salt-air/the-esplanade.mp3',
    },
    {
      id: 605,
      title: 'St Kilda Pier',
      description: wrapped`
        Walk out until the city is behind you. At the end of the pier stands the **pavilion**, a
        curly Edwardian kiosk of 1904 that everyone in Melbourne has photographed at least once. In
        September 2003 it burned to the waterline. The city took it personally, and the answer was
        quick: rebuild it, from the original plans, with as much of the old ironwork as could be
        saved. What you see is that copy, and it already creaks convincingly. The pier leading to it
        is newer still, rebuilt with a broad curve in 2024.

        Beyond it the breakwater, laid down for the sailing at the **1956 Olympics**, turned out to
        suit somebody else. Well over a thousand *little penguins* nest among its rocks, the
        smallest penguins there are, in sight of the office towers. They swim in at dusk.

        *Tip:* penguin viewing is managed and has at times been closed altogether, so check with
        [Parks Victoria](https://www.parks.vic.gov.au) first. Never use a flash: it frightens them
        from their nests.
      `,
      location: '-37.86470,144.96640',
      marker: '{"type":"Point","coordinates":[144.96640,-37.86470]}',
      path: wrapped`
        (-37.86397,144.97165), (-37.86405,144.97080), (-37.86420,144.96980),
        (-37.86435,144.96880), (-37.86450,144.96780), (-37.86463,144.96690),
        (-37.86473,144.96620)|#0f766e
      `,
      image: 'st-kilda-salt-air/st-kilda-pier.webp',
      imageAlt:
        'Two little penguins on a rock beside a long timber pier that runs to a red-roofed pavilion',
      audio: 'st-kilda-salt-air/st-kilda-pier.mp3',
    },
    {
      id: 606,
      title: 'Catani Gardens',
      description: wrapped`
        Everything flat between the road and the sea was once sea. **Carlo Catani**, born in
        Florence, arrived in 1876 without a job and spent the next four decades as an engineer in
        Victoria's public works, draining swamps, building roads to the snow, and finally turning
        this muddy shore into a park. He retired in 1917 and died the following year, long before
        the palms had grown.

        They are now. Date palms from the Canary Islands stand in rows, with lawns between them, and
        the whole place has the air of a Riviera postcard left out in the wind. It belongs equally
        to wedding parties, yoga, kites and very competitive picnics.

        ~~~

        Sit facing west. On a clear evening you can make out the low line of the You Yangs across
        the bay, with the ships going down to the Heads in single file. If that makes you want to be
        over there, [Williamstown](/?guide=9) is straight across the water.

        *Tip:* trams back to town stop in Fitzroy Street, five minutes inland.
      `,
      location: '(-37.86195,144.97190)',
      boundary: wrapped`
        (-37.86375,144.97130), (-37.86370,144.97225), (-37.86280,144.97245),
        (-37.86130,144.97190), (-37.86060,144.97120), (-37.86120,144.97075),
        (-37.86250,144.97110)
      `,
      image: 'st-kilda-salt-air/catani-gardens.webp',
      imageAlt: 'A palm-lined path by the sea leads to a red-brick clock tower',
    },
  ],
};
