import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const williamstownTides: DemoGuide = {
  id: 9,
  slug: 'williamstown-tides',
  title: 'Williamstown Tides',
  authorEmail: 'theo@laneway.example',
  description: wrapped`
    Melbourne's first port has been in no hurry since the ships went upstream. Piers, a warship, a
    tower that tells the time with a falling ball, and a swim at the end, with the city a small grey
    idea across the water.

    In 1837 it was surveyed together with Melbourne and named for the reigning king, and it was not
    at all clear which of the two would be the capital. The deep water was here. The fresh water,
    unfortunately, was not. So Williamstown kept the pilots, the pubs and the dockyards, and stayed
    a village.

    ~~~

    Come by **ferry** from Southbank if you can: an hour on the river, under the West Gate Bridge,
    and you step off at the first stop. Otherwise take the train to Williamstown and walk ten
    minutes. Three kilometres, flat, all by the sea. Pack bathers and a windcheater.
  `,
  location: '-37.86160,144.90495',
  path: wrapped`
    (-37.86188,144.90470), (-37.86160,144.90495), (-37.86130,144.90525), (-37.86100,144.90555),
    (-37.86085,144.90568), (-37.86130,144.90525), (-37.86188,144.90470), (-37.86215,144.90500),
    (-37.86240,144.90560), (-37.86265,144.90620), (-37.86290,144.90690), (-37.86315,144.90760),
    (-37.86305,144.90785), (-37.86330,144.90800), (-37.86365,144.90880), (-37.86405,144.90970),
    (-37.86450,144.91060), (-37.86500,144.91150), (-37.86555,144.91230), (-37.86610,144.91300),
    (-37.86665,144.91355), (-37.86690,144.91370), (-37.86715,144.91310), (-37.86745,144.91220),
    (-37.86780,144.91130), (-37.86810,144.91030), (-37.86815,144.90920), (-37.86820,144.90810),
    (-37.86828,144.90700), (-37.86832,144.90590), (-37.86835,144.90480), (-37.86832,144.90370),
    (-37.86828,144.90260), (-37.86822,144.90150), (-37.86815,144.90040), (-37.86808,144.89930),
    (-37.86800,144.89820), (-37.86790,144.89710), (-37.86780,144.89600), (-37.86772,144.89490)|#1f5f8b
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'town' },
  price: '5.50',
  isPublic: false,
  durationMinutes: 140,
  climbMetres: 0,
  image: 'williamstown-tides/cover.webp',
  imageAlt: 'Yachts at anchor on still blue water, with the towers of the city hazy behind',
  audio: 'williamstown-tides/cover.mp3',
  places: [
    {
      id: 901,
      title: 'Gem Pier',
      isSample: true,
      description: wrapped`
        Stand at the end, turn around, and there is the whole story in one view: the masts, the pubs
        of **Nelson Place** shoulder to shoulder, the dockyard cranes to the left, and behind you,
        seven kilometres off, the towers of the town that won.

        The pier takes its name from the *Gem*, a steam ferry that spent decades carrying workers
        and day trippers across the mouth of the river. There has been a landing near this spot
        since the late 1830s, when convict gangs built the first stone jetty. In the gold years the
        bay was so thick with abandoned vessels, their crews gone to the diggings, that it was
        called a forest of masts.

        Now it is yachts, anglers, and children leaning too far over. **Commonwealth Reserve**, at
        the landward end, has a bandstand, an old tide-gauge house and good shade.

        *Tip:* fish and chips from Nelson Place, eaten here, guarded with both hands. The gulls have
        studied under masters.
      `,
      location: '-37.86160,144.90495',
      marker: '(-37.86160,144.90495)',
      path: wrapped`
        (-37.86188,144.90470), (-37.86160,144.90495), (-37.86130,144.90525),
        (-37.86100,144.90555), (-37.86085,144.90568)
      `,
      image: 'williamstown-tides/gem-pier.webp',
      imageAlt: 'People walk a timber pier past a moored ferry, yachts and skyline in the distance',
      audio: 'williamstown-tides/gem-pier.mp3',
    },
    {
      id: 902,
      title: 'HMAS Castlemaine',
      description: wrapped`
        She was built within sight of where she lies. **Castlemaine** is a *Bathurst*-class
        corvette, one of sixty small, plain, hard-working ships run up in Australian yards in the
        first years of the war; the Williamstown dockyard launched her in August 1941. They swept
        mines, shepherded convoys, carried soldiers and stores, and rolled, their crews said, on wet
        grass.

        In December 1942 she went with her sisters *Armidale* and *Kuru* to bring people off
        Japanese-held **Timor**. She came home with civilians aboard. *Armidale*, sent back to
        finish the job, was bombed and torpedoed with the loss of a hundred men. Of the sixty, only
        two are left anywhere, and the other is on dry land.

        Volunteers have kept her since the seventies. Go below: the mess where the hammocks hung is
        the size of a tram, and the wheelhouse that of a pantry.

        *Tip:* she is generally open at weekends, for a small fee. Ladders are steep, so no thongs.
        See [hmascastlemaine.org.au](https://hmascastlemaine.org.au).
      `,
      location: '-37.86085,144.90568',
      marker: '(-37.86085,144.90568)|slategray',
      // Begins too soon on purpose, while Gem Pier is still heard: the editor has something to say about it.
      trigger: { zone: { kind: 'stretch', from: 24, to: 160 } },
      image: 'williamstown-tides/hmas-castlemaine.webp',
      imageAlt: 'A grey warship dressed in signal flags, her bow gun raised, reflected in the bay',
      audio: 'williamstown-tides/hmas-castlemaine.mp3',
    },
    {
      id: 903,
      title: 'Seaworks',
      description: wrapped`
        Behind the brick wall on Nelson Place are the yards from which the port was run: sheds,
        slips and a long pier where pilots, dredges and buoy tenders once tied up. It is now a
        **maritime precinct**, part museum, part workshop, with a tavern that has a weakness for
        pirates.

        Real raiders have called. In January 1865 a lean black steamer came up the bay flying a flag
        that few here had ever seen. She was the **Shenandoah**, a Confederate cruiser, halfway
        around the world and in need of repair. She was hauled out at the government slip in
        Williamstown while half of Melbourne came to look; her officers were given dinners; and when
        she sailed, some forty local men were found to have gone with her. She went on to take
        whalers in the Bering Sea, some of them after the Civil War was over. Britain later paid
        heavily for it.

        ~~~

        *Tip:* opening hours follow events, so look at
        [seaworks.com.au](https://www.seaworks.com.au). When the gate is open you may usually stroll
        to the end of the pier.
      `,
      location: '-37.86300,144.90785',
      boundary: wrapped`
        (-37.86318,144.90748), (-37.86258,144.90772), (-37.86272,144.90838),
        (-37.86340,144.90815)|#8a5a0b
      `,
      image: 'williamstown-tides/seaworks.webp',
      imageAlt: 'A ship’s bow looms over a slipway between two boat sheds, a crane to one side',
    },
    {
      id: 904,
      title: 'Timeball Tower',
      description: wrapped`
        Follow the shore to the point and watch the top of the bluestone tower. It was built by
        convicts in **1849** as a lighthouse, and in 1861 was given another job. A sailor needs to
        know the exact time to find his longitude, and a clock that is a few seconds out can put him
        on a reef. So a ball was hoisted up the mast each day, and at **one o'clock** precisely, on
        a signal from the observatory, it fell. Every captain in the bay had his eye on it and his
        thumb on his chronometer.

        It fell daily until 1926, when wireless had made it quaint. Since its restoration the ball
        has dropped again, so be in good time.

        Around you is **Point Gellibrand**, where much began. The first telegraph line in the
        country ran from Williamstown to Melbourne in 1854, and the prison hulks of the gold years
        lay moored offshore.

        *Tip:* bring a watch with hands. To see where the signal came from, visit [Observatory
        Gate](/?guide=7&place=702).
      `,
      location: '-37.86690,144.91368',
      marker: '{"lat":-37.86690,"lng":144.91368}',
      boundary: wrapped`
        (-37.86560,144.91280), (-37.86640,144.91400), (-37.86720,144.91380),
        (-37.86790,144.91200), (-37.86830,144.91020), (-37.86770,144.90950),
        (-37.86680,144.91120)
      `,
      image: 'williamstown-tides/timeball-tower.webp',
      imageAlt:
        'A bluestone tower with a great copper ball on its mast, sunbeams and sails around it',
      audio: 'williamstown-tides/timeball-tower.mp3',
    },
    {
      id: 905,
      title: 'Williamstown Beach',
      description: wrapped`
        Around the point the water changes colour. This side faces south, into the open bay, and
        there is sand: a clean shallow crescent, a lifesaving club, and a **dressing pavilion** of
        the 1930s with the look of a small ocean liner. People have been bathing here, with varying
        amounts of clothing, since the town began.

        Before you swim, or instead of it, cross the road to the **Botanic Gardens**. They opened in
        1860 and have hardly been altered: iron gates, a palm avenue down the middle, a pond at the
        end. The plan is credited to Edward La Trobe Bateman, a kinsman of the governor's, and an
        artist among gardeners.

        ~~~

        Stay for the evening. From the rocks at the western end you can watch the sun go down over
        Altona while the ships' lights come on along the channel.

        *Tip:* the beach is patrolled in summer; swim between the flags. The station called
        Williamstown Beach is five minutes inland, with trains to the city, sand and all. For the
        other shore, see [St Kilda Salt Air](/?guide=6&place=605).
      `,
      location: '-37.86770,144.89490',
      marker: '-37.86770,144.89490;(-37.86655,144.89420)|#1e6b52',
      path: wrapped`
        (-37.86775,144.89700), (-37.86770,144.89590), (-37.86772,144.89480),
        (-37.86765,144.89370)|sandybrown
      `,
      image: 'williamstown-tides/williamstown-beach.webp',
      imageAlt:
        'Umbrellas and paddlers on a curved beach below a white lifesaving club and tall pines',
      audio: 'williamstown-tides/williamstown-beach.mp3',
    },
  ],
};
