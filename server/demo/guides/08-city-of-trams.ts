import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const cityOfTrams: DemoGuide = {
  id: 8,
  slug: 'city-of-trams',
  title: 'City of Trams',
  authorEmail: 'creator@laneway.example',
  description: wrapped`
    The largest tram network in the world, and most of it still stops for you in the middle of the
    road. Ride it from the clocks at Flinders Street to a depot full of sleeping beauties in
    Hawthorn.

    Other cities tore up their rails in the 1950s. Melbourne kept its own, thanks largely to one
    obstinate chairman of the tramways board, **Robert Risson**, who laid new track in mass concrete
    so that it would be too expensive to remove. We have been grateful ever since, usually while
    waiting for the 96.

    ~~~

    This is a half day on wheels. Within the city centre trams are **free**; for the last leg you
    need a valid ticket, so touch on as you leave the free zone. Check times at
    [transport.vic.gov.au](https://transport.vic.gov.au), and plan for the second or fourth Saturday
    of the month, when the museum is usually open.

    - Stand clear of the doors, and let people off first.
    - Passengers step out into the road: if you are driving, you stop.
    - Hold on. They corner harder than you think.
  `,
  location: '-37.81768,144.96729',
  path: wrapped`
    (-37.81767,144.96728), (-37.81719,144.96858), (-37.81671,144.96988), (-37.81599,144.97235),
    (-37.81527,144.97481), (-37.81430,144.97436), (-37.81332,144.97391), (-37.81234,144.97345),
    (-37.81137,144.97300), (-37.81072,144.97270)|darkgreen;
    (-37.81137,144.97300), (-37.81208,144.97054), (-37.81281,144.96806), (-37.81352,144.96560),
    (-37.81371,144.96496), (-37.81424,144.96314), (-37.81497,144.96066), (-37.81568,144.95820),
    (-37.81641,144.95572), (-37.81712,144.95326), (-37.81779,144.95333)|#b4472b;
    (-37.81779,144.95333), (-37.81712,144.95326), (-37.81690,144.95160), (-37.81742,144.94980),
    (-37.81790,144.94860), (-37.81830,144.94750), (-37.81835,144.94640)|steelblue;
    (-37.81860,144.94690), (-37.82000,144.94790), (-37.82090,144.95100), (-37.82125,144.95430),
    (-37.82103,144.95507), (-37.82031,144.95754), (-37.81959,144.96001), (-37.81887,144.96247),
    (-37.81815,144.96495), (-37.81743,144.96741), (-37.81681,144.96955), (-37.81616,144.97243),
    (-37.81790,144.97400), (-37.81905,144.97600), (-37.82030,144.97800), (-37.82160,144.98020),
    (-37.82290,144.98330), (-37.82400,144.98620), (-37.82480,144.98930), (-37.82535,144.99300),
    (-37.82580,144.99700), (-37.82625,145.00100), (-37.82670,145.00500), (-37.82705,145.00850),
    (-37.82735,145.01250), (-37.82750,145.01650), (-37.82745,145.02000), (-37.82730,145.02300),
    (-37.82712,145.02462)
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'town' },
  price: '12.00',
  isPublic: false,
  durationMinutes: 240,
  image: 'city-of-trams/cover.webp',
  imageAlt: 'A green and cream tram rolls down a sunlit street of tall brick buildings',
  audio: 'city-of-trams/cover.mp3',
  places: [
    {
      id: 801,
      title: 'Flinders Street Station',
      isSample: true,
      description: wrapped`
        Meet me **under the clocks**. Nobody in Melbourne has to ask which. The row of dials over
        the steps shows when the next train leaves on each line, and when the railways took them
        down in 1983, to put up something digital, the outcry was such that they were back almost at
        once.

        The station was designed by two railway employees, **James Fawcett** and H. P. C. Ashworth,
        who won the competition of 1899. It was finished in 1910: a copper dome, a long arcade in
        red brick and cream, and behind the windows of the top floor a **ballroom**, where railway
        workers once danced, and which stood empty for decades while the city told stories about it.

        Turn around. Past you, along Swanston Street and St Kilda Road, runs what is reckoned to be
        the busiest tram corridor on earth. Count them: there is rarely a minute without one.

        *Tip:* the best view is from the upstairs windows of the pub on the opposite corner. The
        second best is from the tram stop in the middle of the road.
      `,
      location: '-37.81768,144.96729',
      marker: '(-37.81768,144.96729)|#8a5a0b',
      image: 'city-of-trams/flinders-street-station.webp',
      imageAlt:
        'People cross to a yellow station with a row of clocks over its door and a green dome on top',
      audio: 'city-of-trams/flinders-street-station.mp3',
    },
    {
      id: 802,
      title: 'The City Circle',
      description: wrapped`
        Route **35** goes around the edge of the city and costs nothing. It has done so since 1994,
        in trams that were old even then: the **W class**, built in Melbourne to one family of
        designs from 1923 into the fifties, with drop centres, timber seats, leather straps and a
        bell that the driver works with a foot.

        Get on at Flinders Street and take a window seat. You pass the cathedral, Parliament and the
        gardens; then stay aboard around the top of the city, or hop off here on Spring Street as
        this guide does. Listen to the sound when it starts: a groan, a rising hum, and a rattle of
        sash windows. Nobody would dream of curing it.

        ~~~

        W class trams have gone as gifts and exports as far as Seattle and San Francisco. Those that
        remain are treated as heritage, and are no longer parted with lightly.

        *Tip:* it is slow, which is the point. For a full lap allow about an hour, and avoid the
        middle of the day.
      `,
      location: '-37.81089,144.97285',
      marker: '-37.81089,144.97285',
      path: wrapped`
        (-37.81743,144.96741), (-37.81527,144.97481), (-37.81332,144.97391),
        (-37.80940,144.97209), (-37.80771,144.97094), (-37.80889,144.96625),
        (-37.80961,144.96378), (-37.81105,144.95884), (-37.81249,144.95391),
        (-37.81321,144.95144), (-37.81395,144.94650), (-37.81640,144.94580),
        (-37.81900,144.94740), (-37.82050,144.94880), (-37.82125,144.95430),
        (-37.82103,144.95507), (-37.82031,144.95754), (-37.81887,144.96247),
        (-37.81815,144.96495), (-37.81743,144.96741)|maroon
      `,
      image: 'city-of-trams/city-circle.webp',
      imageAlt:
        'A maroon tram full of passengers passes Parliament’s columns between two leafy trees',
      audio: 'city-of-trams/city-circle.mp3',
    },
    {
      id: 803,
      title: 'Bourke Street Mall',
      description: wrapped`
        Ride an 86 or a 96 down the hill and get off where the cars end. Since the early 1980s this
        block has belonged to people on foot and trams at walking pace, a treaty kept by a gong and
        good manners.

        Long before there were wires, trams here ran on rope. From the 1880s Bourke Street was
        worked by **cable**: a loop of steel rope ran without pause in a slot beneath the road,
        hauled by steam engines, and each tram *gripped* it with an iron jaw to move and let go to
        stop. Melbourne had one of the largest cable systems ever built, seventy-odd kilometres of
        street. The last cable tram ran here on **26 October 1940**, and the buses that replaced it
        did so badly that trams came back in 1955.

        At Christmas the queue along the north side is for the Myer **windows**, which have been
        animated every year since 1956.

        *Tip:* stand by the old post office at the Elizabeth Street end for the long view. Then slip
        into [Royal Arcade](/?guide=1&place=106), a minute away.
      `,
      location: '-37.81372,144.96494',
      marker: '{"lat":-37.81372,"lng":144.96494}',
      boundary: wrapped`
        (-37.81370,144.96551), (-37.81344,144.96539), (-37.81407,144.96323),
        (-37.81433,144.96334)
      `,
      image: 'city-of-trams/bourke-street-mall.webp',
      imageAlt:
        'Shoppers on either side of the tracks, a clock tower above and a green tram coming',
      audio: 'city-of-trams/bourke-street-mall.mp3',
    },
    {
      id: 804,
      title: 'Southern Cross Station',
      description: wrapped`
        Stay on to Spencer Street and look up before you look at the departures. The roof is a sheet
        of **dunes**, a whole city block of them, and the shape is not a whim: diesel fumes and hot
        air rise into the crests, and the wind that crosses the station pulls them out. The
        architects were Grimshaw with a Melbourne partner, and in 2007 the building won an
        international prize from London for the best outside Europe.

        Older travellers still say *Spencer Street*, which it was until 2005. Under either name this
        is the gate to the country: trains for Ballarat, Bendigo and Geelong, which is to say for
        the gold.

        Find the **mural** inside. Harold Freedman and his assistants spent five years of the 1970s
        painting a hundred years of Victorian transport, thirty-six metres of it, rivet by rivet.
        Give it ten minutes, and find the thing that brought your own family here.

        *Tip:* take the escalator to the footbridge level at the Bourke Street end for the best view
        of the roof from beneath. It continues to Docklands.
      `,
      location: '-37.81779,144.95330',
      marker: '(-37.81779,144.95330)',
      image: 'city-of-trams/southern-cross.webp',
      imageAlt: 'Travellers walk between two trains under a station roof that rolls like waves',
      audio: 'city-of-trams/southern-cross.mp3',
    },
    {
      id: 805,
      title: 'Victoria Harbour',
      description: wrapped`
        Trams did not come here until this century, because until then there was nobody to carry.
        Victoria Dock was dug by steam shovel and hand out of a swamp and opened in **1892**, one
        vast basin for the whole trade of the colony. Wool went out from it for seventy years. Then
        came containers, and bigger ships, and the berths moved downstream; by the 1990s the sheds
        stood empty enough for all-night parties.

        Along Harbour Esplanade, find the **cow up a tree**. The sculptor John Kelly made it in
        memory of a true oddity: in the Second World War artists, William Dobell among them, were
        set to making dummy cows to disguise airfields. Kelly imagined what the next flood would do
        with one.

        It can be windy, and people will tell you that Docklands has no soul. Look along the water
        to the old cranes and wharf timbers, and give it another hundred years.

        *Tip:* board a **70** here for the next stop. Take a window seat, and watch the whole city
        go by for forty minutes or so.
      `,
      location: '-37.81832,144.94640',
      marker: '{"type":"Point","coordinates":[144.94640,-37.81832]}',
      path: wrapped`
        (-37.81640,144.94590), (-37.81730,144.94600), (-37.81830,144.94640),
        (-37.81905,144.94590), (-37.81930,144.94480)|navy
      `,
      image: 'city-of-trams/victoria-harbour.webp',
      imageAlt:
        'A modern tram by a harbour of yachts, with a giant wheel and towers across the water',
      audio: 'city-of-trams/victoria-harbour.mp3',
    },
    {
      id: 806,
      title: 'Hawthorn Depot',
      description: wrapped`
        The line ends, for us, at a red-brick shed on Wallen Road. The **Hawthorn Tramways Trust**
        built this depot in 1916, in the years when every group of suburbs ran a tramway of its own,
        in its own colours and at its own loss. Within a few years they were all swept into one
        board; the depot carried on until the sixties and has been, since the early 2000s, the home
        of the **Melbourne Tram Museum**.

        More than twenty cars stand nose to tail on the old roads: a cable set with its open
        *dummy*, where you sat outside with the gripman; open-sided cars for fine days; an early W
        class; and cars from the **Transporting Art** years, when painters were given a whole tram
        as a canvas and the public got to ride in it. You may climb aboard many of them, and the
        volunteers will tell you which ones had brakes.

        *Tip:* the museum usually opens on the second and fourth Saturday of the month, and entry is
        cheap; check [trammuseum.org.au](https://www.trammuseum.org.au) before you set out. The 70
        takes you back.
      `,
      location: '-37.82708,145.02470',
      marker: '(-37.82708,145.02470)|#1e6b52',
      image: 'city-of-trams/hawthorn-depot.webp',
      imageAlt:
        'Three trams in maroon, green and gold look out from the arches of a red-brick depot',
      audio: 'city-of-trams/hawthorn-depot.mp3',
    },
  ],
};
