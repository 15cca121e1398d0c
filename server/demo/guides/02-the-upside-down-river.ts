import type { DemoGuide } from '../demo-guide.ts';
import { wrapped } from '../wrapped-text.ts';

export const theUpsideDownRiver: DemoGuide = {
  id: 2,
  slug: 'the-upside-down-river',
  title: 'The Upside-Down River',
  authorEmail: 'creator@laneway.example',
  description: wrapped`
    They say the Yarra runs upside down, with its mud on top. Follow both banks from a bluestone
    bridge to an iron ship and learn why Melbourne turned its back on its river, and how it turned
    around again.

    To the Wurundjeri people it is **Birrarung**, the river of mists. A surveyor's notebook of 1835
    wrote down another word, *yarra yarra*, and the mistake stuck. There was a low rocky fall across
    the water then, just below where Queens Bridge stands: fresh above, salt below. That fall is the
    reason there is a city here at all.

    ~~~

    The walk is about two and a half kilometres, flat, on wide paths. It starts on the steps at the
    city end of Princes Bridge and ends at South Wharf, from where you can tram back or stay for the
    sunset. Rowers are out from six in the morning; the bars fill from five.
  `,
  location: '-37.81850,144.96795',
  path: wrapped`
    (-37.81850,144.96795), (-37.81822,144.96802), (-37.81790,144.96840), (-37.81800,144.96900),
    (-37.81822,144.96960), (-37.81845,144.97030), (-37.81853,144.97131), (-37.81868,144.97230),
    (-37.81880,144.97320), (-37.81893,144.97405), (-37.81922,144.97385), (-37.81925,144.97290),
    (-37.81912,144.97190), (-37.81898,144.97090), (-37.81880,144.96990), (-37.81862,144.96890),
    (-37.81853,144.96820), (-37.81862,144.96770), (-37.81868,144.96700), (-37.81893,144.96610),
    (-37.81918,144.96545), (-37.81940,144.96532), (-37.81965,144.96520), (-37.81990,144.96511),
    (-37.82014,144.96506), (-37.82024,144.96440), (-37.82043,144.96370), (-37.82070,144.96295),
    (-37.82098,144.96225), (-37.82112,144.96203), (-37.82122,144.96150), (-37.82145,144.96080),
    (-37.82180,144.95980), (-37.82216,144.95880), (-37.82247,144.95785), (-37.82280,144.95690),
    (-37.82312,144.95612), (-37.82348,144.95530), (-37.82380,144.95450), (-37.82410,144.95385),
    (-37.82426,144.95365)|#1f5f8b
  `,
  walk: { mode: 'ordered', loop: false, surroundings: 'open' },
  price: '4.99',
  isPublic: false,
  durationMinutes: 110,
  image: 'the-upside-down-river/cover.webp',
  imageAlt:
    'Rowers pass a stone bridge at sunrise, with the dome of Flinders Street Station behind it',
  audio: 'the-upside-down-river/cover.mp3',
  places: [
    {
      id: 201,
      title: 'Princes Bridge',
      isSample: true,
      description: wrapped`
        Begin at the stairs on the city side and put a hand on the wall. It is **bluestone**, the
        dark basalt that Melbourne used for everything it meant to keep, with granite half-columns
        on the piers and iron arches between them. The bridge opened in 1888, in time for a great
        exhibition, and it is as wide as the street it carries: thirty metres, which looked absurd
        then and looks wise every time four trams cross at once.

        The winning design was by **John Grainger** and his partner; Grainger's son Percy, a small
        boy when the bridge opened, would become the composer. If the bridge reminds you of London's
        Blackfriars, you have a good eye; the family resemblance is strong.

        Lean over the *downstream* side. The water is brown because it carries fine clay from the
        valley, and that colour gave the river its nickname.

        *Tip:* early on a still morning the rowing sheds upstream put out eights and fours, and this
        is the grandstand. Go down the steps here for the path to the square.
      `,
      location: '-37.81850,144.96795',
      marker: '(-37.81850,144.96795)',
      image: 'the-upside-down-river/princes-bridge.webp',
      imageAlt: 'Stone arches of a bridge sweep across the river as a rowing eight slips beneath',
      audio: 'the-upside-down-river/princes-bridge.mp3',
    },
    {
      id: 202,
      title: 'Federation Square',
      description: wrapped`
        There are no right angles to hold on to. When Fed Square opened in 2002 half the city hated
        it, a poll or two called it among the ugliest places on earth, and people came anyway: to
        watch football on the big screen, to protest, to cheer, to wait for a friend. In 2019 it was
        placed on the state's heritage register, still a teenager.

        The trick of the **facades** is one triangle. Five identical ones make a bigger triangle of
        the same shape, five of those a bigger one still, in sandstone, zinc and glass, so the
        pattern never settles. The paving is sandstone from the Kimberley, a continent away, and if
        you look closely there are words cut into it.

        You are also standing on a roof. Underneath, the trains run out of [Flinders
        Street](/?guide=8&place=801), and the whole plaza floats above them on springs and rubber.

        *Tip:* the Ian Potter Centre holds the state's Australian art and general entry is free; see
        [ngv.vic.gov.au](https://www.ngv.vic.gov.au). Twenty minutes is enough for one painting,
        properly.
      `,
      location: '-37.81798,144.96876',
      marker: '{"lat":-37.81798,"lng":144.96876}',
      boundary: wrapped`
        (-37.81745,144.96785), (-37.81700,144.96930), (-37.81748,144.97012),
        (-37.81800,144.97030), (-37.81838,144.96985), (-37.81832,144.96822)|#b4472b
      `,
      image: 'the-upside-down-river/federation-square.webp',
      imageAlt:
        'Walls of jagged triangles in sandstone and zinc around a red square, with cathedral spires between',
      audio: 'the-upside-down-river/federation-square.mp3',
    },
    {
      id: 203,
      title: 'Birrarung Marr',
      description: wrapped`
        The name joins two Woi Wurrung words: *birrarung*, the river of mists, and *marr*, its edge.
        For most of the twentieth century this edge was railway sidings. The park opened in 2002,
        terraced like a river bank because it is one again, and planted with red gums that will
        still be filling out when your grandchildren walk here.

        Listen before you look. On the middle terrace stand the **Federation Bells**, thirty-nine
        upturned bronze cups on poles, from handbell to bath. They play short pieces three times a
        day, and anyone may write for them: composers, schoolchildren, people with a laptop and a
        bus ride to fill.

        Further along is *Angel*, Deborah Halpern's three-legged creature in bright tiles. She spent
        her youth in the moat of the National Gallery, and moved here to dry out.

        Shields, carved stones and a path shaped like an eel along **Birrarung Wilam** mark whose
        country this is.

        *Tip:* stand in the middle of the bells, not in front. The sound moves around you.
      `,
      location: '-37.81880,144.97320',
      marker: '(-37.81880,144.97320)|#1e6b52;(-37.81893,144.97405)|goldenrod',
      boundary: wrapped`
        (-37.81838,144.97000), (-37.81850,144.97250), (-37.81862,144.97480),
        (-37.81910,144.97530), (-37.81958,144.97470), (-37.81955,144.97330),
        (-37.81925,144.97150), (-37.81893,144.97005)
      `,
      image: 'the-upside-down-river/birrarung-marr.webp',
      imageAlt: 'Bronze bells like cups on poles line a path at dusk, beside a white-trunked gum',
      audio: 'the-upside-down-river/birrarung-marr.mp3',
    },
    {
      id: 204,
      title: 'Evan Walker Bridge',
      description: wrapped`
        Come back along the water, under Princes Bridge and past the boat landings, and cross where
        the steel arch swings out over the river. It is a bridge for feet only, opened in 1992 to
        join the back door of Flinders Street Station to a south bank that almost nobody then had a
        reason to visit.

        It carries the name of **Evan Walker**, an architect who became the state's planning
        minister in the 1980s and argued, when it sounded eccentric, that the sheds and car parks
        over there could be a promenade. You are about to walk along his argument.

        Stop at the crown of the arch. Upstream: the spire, the cathedral, the station's long yellow
        flank. Downstream: towers, and the low red line of the old railway bridge. Directly below
        your feet, on the little island around the pier, is a **bar**, reached by stairs from the
        deck.

        *Tip:* dusk is the hour. Wait for the arch lights, then look back at the city rather than
        across to Southbank.
      `,
      location: '-37.82012,144.96506',
      path: wrapped`
        (-37.81918,144.96545), (-37.81940,144.96532), (-37.81965,144.96520),
        (-37.81990,144.96511), (-37.82014,144.96506)|steelblue
      `,
      image: 'the-upside-down-river/evan-walker-bridge.webp',
      imageAlt:
        'A footbridge hung from two white arches, mirrored in the river under a crescent moon',
    },
    {
      id: 205,
      title: 'Southbank Promenade',
      description: wrapped`
        In 1980 you would have been in a factory yard. There was an engineering works here, and
        timber yards, warehouses, a glimpse of water between sheds. The river was the drain behind
        the shop. Then came the Arts Centre with its spire, then Southgate in 1992, and Melbourne
        found to its surprise that it had a sunny side.

        Look up at the **spire**: 162 metres of steel lattice above Roy Grounds's theatres. The
        curves at its foot are meant to suggest a ballerina's skirt, and at night it glows.

        Look down for **Ophelia**, two-faced and covered in coloured tiles, by the same Deborah
        Halpern whose *Angel* you met across the water. For years the city used her as its portrait.

        Buskers work the long straight between the bridges, and they are good because they have to
        be: the crowd can always keep walking.

        *Tip:* for a view without a bill, climb the public stairs to the upper level of Southgate
        and take a railing. A dark shape circling the towers may be a peregrine falcon; a pair nests
        on a ledge in Collins Street.
      `,
      location: '-37.82002,144.96600',
      marker: '-37.82002,144.96600',
      path: wrapped`
        (-37.81958,144.96800), (-37.81972,144.96740), (-37.81988,144.96670),
        (-37.82002,144.96600), (-37.82014,144.96506), (-37.82024,144.96440),
        (-37.82043,144.96370), (-37.82070,144.96295), (-37.82098,144.96225),
        (-37.82112,144.96203)
      `,
      image: 'the-upside-down-river/southbank-promenade.webp',
      imageAlt:
        'People stroll by the river beneath plane trees, towards a white arch and the station’s dome',
      audio: 'the-upside-down-river/southbank-promenade.mp3',
    },
    {
      id: 206,
      title: 'Sandridge Bridge',
      description: wrapped`
        A railway bridge that goes nowhere, at a slant, on purpose. Australia's first steam train
        ran along this line in September 1854, from Flinders Street to the bay at Sandridge, now
        Port Melbourne, because the road between the ships and the town was mostly mud. This bridge,
        the line's third, is from 1888. The last train crossed in 1987 and for nearly twenty years
        it rusted.

        Since 2006 it has belonged to walkers and to **The Travellers**, ten steel figures by Nadim
        Karam. Nine of them move along the bridge a few times a day, one for each wave of people who
        came; the tenth, *Gayip*, stands still on the bank and represents those who were already
        here.

        Along the deck are **128 glass panels**, one for each country people have come from. Find
        yours. Then find one you had not thought of, and read its numbers by decade: wars, famines
        and boom years, all in a column of figures.

        *Tip:* cross to the middle and back. The slant gives the best downstream view in the city.
      `,
      location: '-37.82112,144.96203',
      marker: '{"type":"Point","coordinates":[144.96203,-37.82112]}',
      path: wrapped`
        (-37.82008,144.96300), (-37.82040,144.96262), (-37.82075,144.96225),
        (-37.82108,144.96195)|firebrick
      `,
      image: 'the-upside-down-river/sandridge-bridge.webp',
      imageAlt: 'Five striding steel figures on an old railway bridge against a huge setting sun',
      audio: 'the-upside-down-river/sandridge-bridge.mp3',
    },
    {
      id: 207,
      title: 'Polly Woodside',
      description: wrapped`
        Three masts at the end of the promenade, rigged as if for Monday. **Polly Woodside** was
        built in Belfast in 1885, an iron barque for the tramp trade: coal out to South America,
        nitrate home, around Cape Horn sixteen times under sail. She came down in the world, as
        ships do, and by the middle of the last century she was a mastless hulk on the Yarra under
        another name, feeding coal to steamers.

        In 1968 the National Trust bought her for **one cent**. Volunteers, many of them retired
        seamen, then gave her about a decade of weekends, and in 1988 she was awarded a world medal
        for the work, the first merchant ship to have one.

        She lies in Duke and Orr's **dry dock**, which is older than she is: hulls were floated in
        at high water, the gates shut, the dock pumped dry.

        *Tip:* boarding days vary, so look at
        [nationaltrust.org.au](https://www.nationaltrust.org.au) first. From the rail on the west
        side you can see her lines well without a ticket. To smell salt as well, take [Williamstown
        Tides](/?guide=9) next.
      `,
      location: '-37.82426,144.95348',
      marker: '(-37.82426,144.95348)|navy',
      boundary: wrapped`
        (-37.82408,144.95300), (-37.82402,144.95362), (-37.82432,144.95398),
        (-37.82448,144.95330)|navy
      `,
      image: 'the-upside-down-river/polly-woodside.webp',
      imageAlt:
        'A three-masted ship with a red waterline lies at her berth, her rigging fine against the sun',
      audio: 'the-upside-down-river/polly-woodside.mp3',
    },
  ],
};
