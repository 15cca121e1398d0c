import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const lanewaysForFirstTimers: DemoGuide = {
  id: 1,
  slug: 'laneways-for-first-timers',
  title: 'Laneways for First-Timers',
  authorEmail: 'creator@laneway.example',
  description: wrapped`
    Melbourne keeps its best rooms out the back. Seven lanes and arcades, ninety unhurried minutes,
    and one rule: when a gap between two buildings looks like nothing, go in.

    The surveyor Robert Hoddle drew the city in 1837 as a handsome grid of wide streets and deep
    blocks. The lanes came afterwards, cut by owners who needed a way to the privy, the stable and
    the loading door. For a century and a half they carried rubbish and barrels. Then somebody put a
    coffee machine in one.

    ~~~

    Start at the bottom of **Hosier Lane**, opposite Federation Square, and finish at **Hardware
    Lane** in time for lunch. It is flat, it is all paved, and every stop but the two arcades is
    open at any hour.

    - *Best time:* a weekday from ten, when the cafes have breathed out and the shops are open.
    - *Wet day?* Do it anyway: a third of this walk is under glass.
    - *More legs than time?* Carry on to the [market](/?guide=4), ten minutes north.
  `,
  location: '-37.81638,144.96907',
  path: wrapped`
    (-37.81688,144.96930), (-37.81639,144.96907), (-37.81591,144.96885), (-37.81572,144.96951),
    (-37.81552,144.97016), (-37.81533,144.97082), (-37.81598,144.97112), (-37.81533,144.97082),
    (-37.81549,144.97027), (-37.81565,144.96972), (-37.81582,144.96917), (-37.81598,144.96862),
    (-37.81614,144.96806), (-37.81630,144.96751), (-37.81646,144.96696), (-37.81663,144.96636),
    (-37.81681,144.96577), (-37.81723,144.96596), (-37.81766,144.96616), (-37.81723,144.96596),
    (-37.81681,144.96577), (-37.81682,144.96572), (-37.81639,144.96552), (-37.81596,144.96532),
    (-37.81584,144.96527), (-37.81601,144.96469), (-37.81588,144.96463), (-37.81548,144.96445),
    (-37.81503,144.96424), (-37.81499,144.96434), (-37.81457,144.96415), (-37.81415,144.96395),
    (-37.81402,144.96389), (-37.81424,144.96314), (-37.81443,144.96249), (-37.81462,144.96185),
    (-37.81413,144.96162), (-37.81364,144.96139)|#b4472b
  `,
  boundary: wrapped`
    (-37.81360,144.96113), (-37.81675,144.96259), (-37.81790,144.96606), (-37.81630,144.97155),
    (-37.81514,144.97101), (-37.81629,144.96707), (-37.81531,144.96661), (-37.81580,144.96496),
    (-37.81384,144.96405), (-37.81443,144.96203), (-37.81347,144.96158)|#8a5a0b
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'dense' },
  price: '0',
  isPublic: true,
  durationMinutes: 90,
  image: 'laneways-for-first-timers/cover.webp',
  imageAlt:
    'Two friends on the bluestones of a lane at dusk, under strings of lights and lit shop windows',
  audio: 'laneways-for-first-timers/cover.mp3',
  places: [
    {
      id: 101,
      title: 'Hosier Lane',
      description: wrapped`
        Walk in slowly and look **down** first. The bluestone pitchers under your shoes were
        quarried on the plains west of town, and they are the only thing in Hosier Lane that was
        here last month. This is the city's best-known street art, painted, pasted and painted
        again, sometimes twice in a day; what you photograph this morning may be gone by dinner.

        Nobody is protected. In 2010 a council cleaning crew rolled grey paint over a parachuting
        rat and only afterwards learned that it was a Banksy. The city was mortified; the lane
        shrugged and painted on. That is the arrangement here: no one owns a wall, and nothing is
        finished.

        Halfway up, duck right into **Rutledge Lane**, a rough little loop where people practise
        before they dare the main wall. If someone is working, ask before you point a camera at
        their face; most are happy to talk about the piece.

        *Tip:* come before nine. You will have the walls to yourself, because the tour groups are
        still at breakfast.
      `,
      location: '-37.81638,144.96907',
      marker: '-37.81638,144.96907',
      path: wrapped`
        (-37.81678,144.96925), (-37.81662,144.96918), (-37.81636,144.96906),
        (-37.81596,144.96887)|crimson;
        (-37.81652,144.96913), (-37.81642,144.96947), (-37.81606,144.96931),
        (-37.81616,144.96897)|purple
      `,
      image: 'laneways-for-first-timers/hosier-lane.webp',
      imageAlt:
        'A painted face, brown and red, fills a lane’s wall; a lone walker passes with spires behind',
      audio: 'laneways-for-first-timers/hosier-lane.mp3',
    },
    {
      id: 102,
      title: 'AC/DC Lane',
      description: wrapped`
        It was Corporation Lane until 2004, when the council voted to name it after the loudest band
        the country has made. There was one hitch: the official register of street names has no room
        for a lightning bolt, nor even a slash, so on paper this is *ACDC Lane*. Fans have been
        correcting the sign ever since, and stealing it.

        Why here? In 1976 the band climbed onto the back of a flatbed truck with three pipers and
        rolled down **Swanston Street**, two blocks away, miming *It's a Long Way to the Top* while
        shoppers stared. The film they shot that day has outlived nearly everything else in the
        street.

        Today the lane is brick, stencil and extractor fan, and all the better after dark. Follow it
        to the end and it swings left into **Duckboard Place**, so you can come back to Flinders
        Lane without retracing a step.

        *Tip:* read the drainpipes. The smallest work in the lane is often the wittiest, and it
        lives below knee height.
      `,
      location: '-37.81562,144.97096',
      marker: '(-37.81562,144.97096)|#b4472b',
      path: wrapped`
        (-37.81537,144.97084), (-37.81562,144.97097), (-37.81598,144.97112),
        (-37.81586,144.97153), (-37.81525,144.97127)
      `,
      image: 'laneways-for-first-timers/acdc-lane.webp',
      imageAlt:
        'A long-haired guitarist with a red guitar in a dark brick lane, under a bolt of lightning',
      audio: 'laneways-for-first-timers/acdc-lane.mp3',
    },
    {
      id: 103,
      title: 'Degraves Street',
      description: wrapped`
        If Melbourne had to explain itself in a hundred metres it would choose these: awnings nose
        to nose, tables down the middle, a waiter threading sideways with three flat whites and an
        opinion. The name belongs to the **Degraves** family, flour millers in the young town, which
        seems right for a street that now smells of toast from six in the morning.

        Look for the stairs at the Flinders Street end. They drop to **Campbell Arcade**, a
        pedestrian subway of salmon-pink tiles and black granite columns that was opened in 1955,
        the year before the Olympic Games, to get crowds off the trains and under the traffic. Its
        little shopfronts are among the last of their kind in the city.

        - Sit *outside*, whatever the weather; the heaters are better than they look.
        - Order at the table. Pay at the counter.
        - If every chair is taken, wait four minutes. It turns over.

        *Tip:* the north end, near Flinders Lane, is quieter and gets the sun around noon.
      `,
      location: '-37.81722,144.96596',
      marker: '(-37.81722,144.96596)',
      trigger: {
        zone: { kind: 'circle', centre: { lat: -37.81722, lng: 144.96596 }, radius: 45 },
      },
      image: 'laneways-for-first-timers/degraves-street.webp',
      imageAlt:
        'Café tables under cream and red umbrellas, with the station’s dome at the end of the street',
      audio: 'laneways-for-first-timers/degraves-street.mp3',
    },
    {
      id: 104,
      title: 'Centre Place',
      description: wrapped`
        Cross Flinders Lane and squeeze. Centre Place is Degraves Street's younger, narrower
        sibling, so tight at the top that two people with umbrellas have to negotiate. The kitchens
        here are the size of wardrobes, the stools are milk crates with ambitions, and the soup is
        usually excellent.

        ~~~

        Climb the few steps at the far end and you are in the **Centreway**, an arcade of the years
        before the First World War. Now turn around and look up. Strung across the gallery are metal
        letters that at first seem to be decoration. Read them as one long sentence and you find a
        rather dry remark about how much we all value shopping, placed precisely where you have just
        come to do some. Thousands of people walk under it every day without noticing.

        ~~~

        *Tip:* this is the best stop of the walk for a cheap lunch, but the seats go at ten past
        twelve. Order at noon or hold out until one. Prams and wheelchairs should use the Flinders
        Lane end, as the steps at the top have no ramp.
      `,
      location: '-37.81636,144.96551',
      image: 'laneways-for-first-timers/centre-place.webp',
      imageAlt: 'A crowd in a narrow lane at dusk, beneath round lamps and hanging signs',
    },
    {
      id: 105,
      title: 'The Block Arcade',
      description: wrapped`
        From crates to mosaic in under a minute. The Block went up between 1891 and 1893, just as
        the land boom that paid for it was collapsing, and it borrows its glass roof and its swagger
        from the Galleria in Milan. Stand under the **octagon**, where the two arms meet, and look
        at the floor: the tiled mosaic is thought to be the largest of its age in the country, and
        it has been walked on by everybody who was anybody.

        That was the point. *Doing the Block* was the Saturday habit of fashionable Melbourne: you
        put on your good hat and strolled this side of Collins Street between Swanston and Elizabeth
        in order to be seen by other people doing the same. The arcade took its name from the
        promenade, not the other way round.

        Before you leave by the Elizabeth Street arm, put your head into the shop with the painted
        ceiling, made for the **Singer** sewing machine company.

        *Tip:* the arcade keeps shop hours. More at [theblock.com.au](https://theblock.com.au).
      `,
      location: '-37.81563,144.96452',
      marker: '{"lat":-37.81563,"lng":144.96452}',
      path: '(-37.81589,144.96464), (-37.81548,144.96445), (-37.81563,144.96396)',
      boundary: wrapped`
        (-37.81590,144.96458), (-37.81587,144.96469), (-37.81518,144.96437),
        (-37.81521,144.96426), (-37.81546,144.96438), (-37.81559,144.96394),
        (-37.81566,144.96397), (-37.81553,144.96441)|goldenrod
      `,
      image: 'laneways-for-first-timers/block-arcade.webp',
      imageAlt:
        'Two people under the glass vault of an arcade, its floor set with octagons in red and black',
      audio: 'laneways-for-first-timers/block-arcade.mp3',
    },
    {
      id: 106,
      title: 'Royal Arcade',
      description: wrapped`
        Opened in 1870, this is the oldest arcade still standing in Australia, and it has never
        quite decided whether it is a shopping street or a fairy tale. The architect was **Charles
        Webb**, who would go on to build the Windsor Hotel. He gave it a glass roof, high arched
        windows over every shop, and a slight bend in the proportions that makes it look longer than
        it is.

        The giants arrived in 1892. **Gog and Magog**, carved from pine and two metres tall, stand
        on either side of the clock at the Little Collins Street end and have been striking it every
        hour since. They are copies of the pair in London's Guildhall, mythical enemies who ended up
        sharing a shift. At the Bourke Street end Father Time keeps watch, and looks as if he
        disapproves of the chocolate.

        *Tip:* arrive three minutes before the hour and stand in the middle of the arcade, facing
        south. Everyone else will be under the clock, looking straight up and seeing only beards.
        Then step out into [Bourke Street Mall](/?guide=8&place=803).
      `,
      location: '-37.81454,144.96413',
      marker: '{"type":"Point","coordinates":[144.96413,-37.81454]}',
      path: '(-37.81494,144.96432), (-37.81454,144.96413), (-37.81415,144.96395)',
      trigger: {
        zone: { kind: 'circle', centre: { lat: -37.81454, lng: 144.96414 }, radius: 45 },
      },
      image: 'laneways-for-first-timers/royal-arcade.webp',
      imageAlt:
        'A chequered floor leads to a clock with a giant in red on either side, under arches of glass',
      audio: 'laneways-for-first-timers/royal-arcade.mp3',
    },
    {
      id: 107,
      title: 'Hardware Lane',
      description: wrapped`
        Brick underfoot, brick on either side, and by half past twelve a spruiker at every door
        promising that his pasta is the one. Hardware Lane is the lunch room of the legal quarter:
        the courts are two blocks west, and you can tell how a case is going by the second bottle.

        Long before the tablecloths there were horses. **Kirk's Bazaar**, the town's great sale yard
        and livery stable, stood hereabouts from 1840, and for decades this was where you came to
        buy a cob, hire a gig or argue about either. The tall warehouses came with the boom; the
        handsomest, **Dynon's Buildings** of 1889, is by William Pitt, who also designed the
        [Princess Theatre](/?guide=3&place=304). Look above the awnings for its round arches.

        ~~~

        *Tip:* let the first three spruikers pass. Walk to Little Bourke Street and back, read the
        boards, then choose. On warm evenings there is often live jazz in the middle of the lane,
        and it costs you nothing to lean on a wall and listen.
      `,
      location: '-37.81410,144.96161',
      marker: '(-37.81410,144.96161)|#8a5a0b',
      path: '(-37.81450,144.96179), (-37.81412,144.96161), (-37.81368,144.96141)',
      image: 'laneways-for-first-timers/hardware-lane.webp',
      imageAlt:
        'Red-brick arches with flower boxes above a striped awning, and people at tables in the lane',
      audio: 'laneways-for-first-timers/hardware-lane.mp3',
    },
  ],
};
