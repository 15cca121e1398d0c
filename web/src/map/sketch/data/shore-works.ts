/**
 * What people built along the water: footbridges, piers, breakwaters; and the beaches.
 * Rows as in `feature-table.ts`.
 */
export const SHORE_WORKS = `
footbridge | Evan Walker Bridge | 81918 96545, 81940 96532, 81965 96520, 81990 96511, 82014 96506
footbridge | Sandridge Bridge | 82008 96300, 82040 96262, 82075 96225, 82108 96195
footbridge | Seafarers Bridge | 82330 95080, 82440 95090
footbridge | Webb Bridge | 82390 94640, 82440 94660, 82500 94600
footbridge | Morell Bridge | 82700 98425, 82770 98395
footbridge | Kanes Bridge | 79480 101030, 79590 101090
footbridge | Walmer Street Bridge | 80820 101130, 80870 101260
pier | Gem Pier | 86175 90478, 86160 90495, 86130 90525, 86085 90568
pier | St Kilda Pier | 86385 97150, 86397 97140, 86405 97080, 86420 96980, 86435 96880, 86450 96780,
  86463 96690, 86473 96620
breakwater | St Kilda breakwater | 86473 96620, 86560 96600, 86660 96650
pier | Station Pier | 84060 93180, 84640 92820
pier | Princes Pier | 84060 92760, 84560 92450
pier | Lagoon Pier | 84200 94120, 84330 94010
pier | Kerferd Road Pier | 84530 94850, 84680 94680
pier | Ann Street Pier | 86120 90400, 86050 90480
pier | Workshops Pier | 86250 90760, 86170 90900
breakwater | Breakwater Pier | 86500 91330, 86480 91620
breakwater | Brooks Jetty | 86690 97470, 86700 97380
breakwater | St Kilda Marina | 87180 97500, 87300 97400, 87480 97440, 87520 97540
beach | Port Melbourne to St Kilda West | 84180 94010, 84275 94260, 84545 94865, 84840 95300, 85150
  95700, 85530 96230, 85810 96640, 86010 96940
beach | St Kilda Beach | 86440 97260, 86500 97335, 86580 97395, 86680 97440, 86780 97530, 86900
  97580
beach | Sandridge Beach | 83960 91900, 84020 92250, 84040 92560
beach | Williamstown Beach | 86790 89740, 86797 89600, 86790 89480, 86782 89380
beach | Elwood Beach | 87560 97600, 87780 97740, 87980 97860
`;
