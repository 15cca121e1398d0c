import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const gardensGumsAndTheShrine: DemoGuide = {
  id: 7,
  slug: 'gardens-gums-and-the-shrine',
  title: 'Gardens, Gums and the Shrine',
  authorEmail: 'rosa@laneway.example',
  description: wrapped`
    A ray of light, a telescope, a gully of ferns, a volcano. Everything on this walk was put here
    by somebody stubborn, and the trees have been quietly improving on it ever since.

    The gardens were begun in 1846, on a bend of the river where the Kulin peoples had long camped
    and fished for eels. Two directors shaped them: Ferdinand von Mueller, who wanted a catalogue,
    and **William Guilfoyle**, who took over in 1873 and wanted a landscape. Guilfoyle won. Every
    path he laid bends just before you can see where it goes.

    ~~~

    The walk is two and a half kilometres with two short climbs. Trams along St Kilda Road stop at
    the Shrine; you finish at the Music Bowl, ten minutes from Flinders Street. Gates open at 7.30
    in the morning and close towards sunset, and there is no charge for any of it. Maps and
    flowering times: [rbg.vic.gov.au](https://www.rbg.vic.gov.au).
  `,
  location: '-37.83005,144.97565',
  path: wrapped`
    (-37.83050,144.97340), (-37.83035,144.97400), (-37.83022,144.97470), (-37.83012,144.97545),
    (-37.83005,144.97570), (-37.83040,144.97640), (-37.83080,144.97700), (-37.83110,144.97780),
    (-37.83140,144.97860), (-37.83165,144.97930), (-37.83172,144.97975), (-37.83185,144.98060),
    (-37.83195,144.98150), (-37.83205,144.98240), (-37.83218,144.98310), (-37.83231,144.98361),
    (-37.83195,144.98340), (-37.83150,144.98300), (-37.83110,144.98260), (-37.83065,144.98235),
    (-37.83015,144.98215), (-37.82965,144.98205), (-37.82915,144.98180), (-37.82860,144.98145),
    (-37.82810,144.98110), (-37.82780,144.98050), (-37.82765,144.97980), (-37.82745,144.97910),
    (-37.82725,144.97845), (-37.82690,144.97790), (-37.82650,144.97740), (-37.82600,144.97690),
    (-37.82550,144.97650), (-37.82500,144.97610), (-37.82450,144.97570), (-37.82400,144.97530),
    (-37.82360,144.97495), (-37.82335,144.97468)|#1e6b52
  `,
  boundary: wrapped`
    (-37.83005,144.97580), (-37.83160,144.97690), (-37.83290,144.97850), (-37.83375,144.98040),
    (-37.83405,144.98385), (-37.83200,144.98420), (-37.82990,144.98440), (-37.82815,144.98430),
    (-37.82720,144.98210), (-37.82635,144.97980), (-37.82625,144.97860), (-37.82690,144.97780),
    (-37.82800,144.97770), (-37.82910,144.97720)
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'open' },
  price: '0.99',
  isPublic: false,
  durationMinutes: 130,
  climbMetres: 40,
  image: 'gardens-gums-and-the-shrine/cover.webp',
  imageAlt: 'Gum trees around a small lake in the gardens, the city’s towers rising behind',
  audio: 'gardens-gums-and-the-shrine/cover.mp3',
  places: [
    {
      id: 701,
      title: 'Shrine of Remembrance',
      isSample: true,
      description: wrapped`
        Approach by the long avenue, because it was meant to be walked. About one in five of the
        Victorians who sailed for the First World War did not come home; nearly all of them are
        buried where their families could never go. This was built, by public subscription and in
        hard times, to be the grave they could visit. The architects, **Philip Hudson** and **James
        Wardrop**, had both served. It was dedicated on 11 November 1934 before a crowd of more than
        three hundred thousand, in a city of a million.

        Go into the sanctuary. In the floor, sunk so that you must bow your head to read it, is a
        stone with five words: *Greater love hath no man*. At eleven o'clock on every eleventh of
        November a **ray of sunlight** falls through an opening in the roof and crosses the word
        *love*. On other days a lamp repeats it.

        Climb to the balcony for the view along Swanston Street, which planning rules keep clear.

        *Tip:* entry is free. The galleries underneath are quiet after three; see
        [shrine.org.au](https://www.shrine.org.au).
      `,
      location: '-37.83056,144.97343',
      marker: '-37.83056,144.97343',
      path: '(-37.83050,144.97150), (-37.83052,144.97240), (-37.83054,144.97325)',
      boundary: wrapped`
        (-37.82960,144.97230), (-37.82985,144.97430), (-37.83060,144.97470),
        (-37.83190,144.97440), (-37.83215,144.97260), (-37.83120,144.97160),
        (-37.83020,144.97170)|slategray
      `,
      image: 'gardens-gums-and-the-shrine/the-shrine.webp',
      imageAlt:
        'An eternal flame before a stone temple with a stepped pyramid for a roof, at sunrise',
      audio: 'gardens-gums-and-the-shrine/the-shrine.mp3',
    },
    {
      id: 702,
      title: 'Observatory Gate',
      description: wrapped`
        Across Birdwood Avenue, behind the cafe tables, stands a small city of domes. From 1863 the
        **Melbourne Observatory** kept the colony's time, measured its weather and mapped its sky.
        Ships in the bay set their chronometers by a signal sent from here; you can see the other
        end of that wire, a ball on a tower, in [Williamstown](/?guide=9&place=904).

        Its pride was the **Great Melbourne Telescope**, shipped from Dublin and set up in 1869, one
        of the largest in the world, with a mirror over a metre wide. It was meant to solve the
        riddle of the nebulae and never quite did, the mirrors tarnishing faster than they could be
        polished. When the observatory closed in 1944 it went to Mount Stromlo, outlived several
        careers there, and was burned in the Canberra bushfires of 2003. Volunteers have been
        putting it back together since, with the aim of bringing it home.

        *Tip:* this is the main gate to the gardens, with maps, toilets and the last coffee for a
        while. Look up at the sliding roofs before you go in.
      `,
      location: '-37.83005,144.97565',
      marker: '(-37.83005,144.97565)|slategray',
      image: 'gardens-gums-and-the-shrine/observatory-gate.webp',
      imageAlt:
        'Stars wheel over an observatory dome, its telescope out, as a parent and child look on',
      audio: 'gardens-gums-and-the-shrine/observatory-gate.mp3',
    },
    {
      id: 703,
      title: 'Fern Gully',
      description: wrapped`
        It is always cooler down here, and smells of rain. A creek once ran through this fold in the
        ground. Guilfoyle kept the line of it, filled it with **tree ferns** brought from the
        ranges, and sent a narrow path winding down through them towards the lake. Look up through
        the fronds: each one opens from a tight furred spiral, and the trunks are not wood but a
        thatch of old roots.

        The gully has been loved almost to death. From the 1980s a colony of **grey-headed flying
        foxes** settled in and stayed, tens of thousands of them by the end, and the canopy began to
        die beneath their weight. They are a protected species, so in 2003 the gardens asked them to
        leave, at dawn and dusk, with recorded noise and much banging of lids. It took months. The
        bats moved up the river to Yarra Bend, where they still hang, and the ferns came back.

        *Tip:* the path is narrow and can be slippery. Go slowly, downhill, and let the children
        count the colours of green.
      `,
      location: '-37.83172,144.97975',
      marker: '(-37.83172,144.97975)',
      path: wrapped`
        (-37.83215,144.97930), (-37.83195,144.97950), (-37.83172,144.97975),
        (-37.83145,144.98000), (-37.83120,144.98020)|forestgreen
      `,
      image: 'gardens-gums-and-the-shrine/fern-gully.webp',
      imageAlt: 'A boardwalk winds down between tree ferns, with shafts of sun through the green',
      audio: 'gardens-gums-and-the-shrine/fern-gully.mp3',
    },
    {
      id: 704,
      title: "Guilfoyle's Volcano",
      description: wrapped`
        No, it has never erupted. In 1876 Guilfoyle needed a **reservoir** on high ground to water
        the gardens by gravity, and being Guilfoyle he made it a crater: a round lake in a cone of
        rock, to be planted as if lava had just run down the sides. For decades it did its work.
        Then other supplies took over, and for some sixty years the volcano stood behind a fence,
        dry and forgotten by all but the gardeners.

        It was reopened in 2010, planted at last as he might have wished: a spiral of succulents,
        agaves and cacti in **reds and rust**, spilling downhill like something that is still warm.
        The water is back too, with floating islands of reeds that clean it before it goes out to
        the beds.

        From the boardwalk at the rim you have the best view in the gardens, over the canopy to the
        towers.

        *Tip:* come in the last hour of sun, when the red plants light up. There is almost no shade
        on top, so bring a hat before that.
      `,
      location: '-37.83231,144.98361',
      marker: '(-37.83231,144.98361)|orangered',
      path: wrapped`
        (-37.83231,144.98361), (-37.83222,144.98348), (-37.83232,144.98338),
        (-37.83243,144.98350), (-37.83236,144.98368)|orangered
      `,
      image: 'gardens-gums-and-the-shrine/guilfoyles-volcano.webp',
      imageAlt:
        'A terraced hill planted with cactus, a pond of water lilies where its crater would be',
      audio: 'gardens-gums-and-the-shrine/guilfoyles-volcano.mp3',
    },
    {
      id: 705,
      title: 'Ornamental Lake',
      description: wrapped`
        The lake is a piece of the old river. This was a billabong on a bend of the Yarra, filled by
        floods and full of eels, until the river was **straightened** around the turn of the last
        century and left it behind. Guilfoyle gave it islands and curves and took the credit.

        The eels took no notice. **Short-finned eels** still live here, as long as your arm, and
        when they are grown, after ten years or twenty, something turns in them. On a wet night they
        leave the lake, wriggle across the grass to the river, swim down to the sea and then up the
        whole east coast to spawn in the Coral Sea, thousands of kilometres away. Their glassy young
        drift back and find their way up again. Stand on the bank at dusk and look for a long dark
        shape among the ducks.

        Black swans nest here too, and will tell you if you are close.

        *Tip:* punts go out from the landing in the warmer months. Keep the bread in your bag; it is
        bad for birds and worse for the water.
      `,
      location: '-37.82968,144.98208',
      marker: '{"lat":-37.82968,"lng":144.98208}',
      boundary: wrapped`
        (-37.83095,144.97985), (-37.83060,144.98110), (-37.83000,144.98160),
        (-37.82935,144.98140), (-37.82870,144.98105), (-37.82830,144.98060),
        (-37.82835,144.97985), (-37.82920,144.97965), (-37.82985,144.98000),
        (-37.83045,144.97945)|dodgerblue
      `,
      image: 'gardens-gums-and-the-shrine/ornamental-lake.webp',
      imageAlt: 'A punt with three people glides past black swans and water lilies on a quiet lake',
      audio: 'gardens-gums-and-the-shrine/ornamental-lake.mp3',
    },
    {
      id: 706,
      title: 'Temple of the Winds',
      description: wrapped`
        A ring of ten columns on a knoll, and nothing inside but air. Guilfoyle raised the Temple of
        the Winds in 1901 and dedicated it to **Charles La Trobe**, the first lieutenant-governor,
        who had set this ground aside for a garden more than half a century before and never saw
        what came of it.

        Look closely at the tops of the columns. A Greek would have carved *acanthus* leaves.
        Guilfoyle asked for **staghorn fern**, which grows on trees in the Queensland forests, and
        nobody has complained. Stand in the exact middle and turn once around: every gap between the
        columns frames a different picture, and that is no accident either.

        From the steps you look north, over the river and the sports grounds. On match days the roar
        from the MCG arrives a few seconds after the goal.

        ~~~

        *Tip:* this is the quiet corner of the gardens and a favourite for proposals. If you find a
        couple here standing very still, walk around.
      `,
      location: '-37.82725,144.97845',
      marker: '{"type":"Point","coordinates":[144.97845,-37.82725]}',
      image: 'gardens-gums-and-the-shrine/temple-of-the-winds.webp',
      imageAlt: 'A small round temple, white columns under a green dome, at the end of a path',
      audio: 'gardens-gums-and-the-shrine/temple-of-the-winds.mp3',
    },
    {
      id: 707,
      title: 'Sidney Myer Music Bowl',
      description: wrapped`
        Leave the gardens by the north-west and cut across the Domain. The great silver canopy was
        finished in 1959 and looks as if it could still be ahead of its time: a **tent** of
        aluminium and plywood panels, slung from cables over two slender masts, with nothing else to
        hold it up. The architects, Yuncken Freeman, had to work out how to build such a thing as
        they went.

        **Sidney Myer** arrived in Melbourne a poor immigrant and ended as its greatest shopkeeper.
        In 1929 he paid for free concerts in the gardens, and he left money so that music should
        stay open to everyone, and his trustees built this.

        On 12 March 1967 the local folk group **The Seekers** came home from London and sang here
        for nothing. The crowd was put at two hundred thousand, about a tenth of the city.

        *Tip:* the lawn tickets are the good ones. When nothing is on, lie on the slope and look up
        at the underside. Then follow the river home, or begin [The Upside-Down River](/?guide=2).
      `,
      location: '-37.82335,144.97469',
      marker: '(-37.82335,144.97469);(-37.82270,144.97400)|silver',
      image: 'gardens-gums-and-the-shrine/music-bowl.webp',
      imageAlt:
        'Searchlights over a stage under a sweeping white canopy, a crowd seated on the dark lawn',
      audio: 'gardens-gums-and-the-shrine/music-bowl.mp3',
    },
  ],
};
