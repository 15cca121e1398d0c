/** Names placed at a point. Rows as in `feature-table.ts`. */
export const NAMES = `
city | Melbourne | 81340 96330
district | Carlton | 79950 96870
district | Fitzroy | 80130 97990
district | Collingwood | 80300 98880
district | Richmond | 82050 99600
district | East Melbourne | 81330 98600
district | Southbank | 82420 96560
district | Docklands | 81700 94300
district | South Melbourne | 83300 95850
district | South Yarra | 84080 98850
district | St Kilda | 86560 97850
district | Prahran | 84950 99650
district | North Melbourne | 79960 94900
district | Parkville | 79300 95620
district | Port Melbourne | 83500 93650
district | Albert Park | 84050 95180
district | Footscray | 80280 89560
district | Williamstown | 86280 89900
district | Brunswick | 76930 96700
district | Northcote | 77350 100350
district | Hawthorn | 82480 102950
district | Kew | 80950 103350
district | Toorak | 84380 101250
district | Newport | 84000 88050
district | Yarraville | 81750 89300
district | Fitzroy North | 78780 97800
district | Carlton North | 78700 97150
district | Flemington | 78500 92650
district | Elwood | 87800 98300
district | Abbotsford | 80480 99900
district | Altona | 86700 82900
suburb | West Melbourne | 80880 94880
suburb | Kensington | 79500 92900
suburb | Clifton Hill | 78960 99120
suburb | Middle Park | 84900 95950
suburb | St Kilda West | 85750 97050
suburb | Windsor | 85680 99080
suburb | Balaclava | 86830 99250
suburb | Cremorne | 82780 99400
suburb | Burnley | 82560 100700
suburb | Spotswood | 83200 88850
suburb | Seddon | 80850 89350
suburb | Kingsville | 81150 88200
suburb | Armadale | 85700 101800
suburb | St Kilda East | 86600 99800
suburb | Ripponlea | 87560 99400
suburb | Brunswick East | 77250 97350
suburb | Princes Hill | 78280 96780
suburb | Fairfield | 77500 101900
suburb | Fishermans Bend | 82700 92250
suburb | Garden City | 83580 92300
suburb | South Kingsville | 82900 87900
suburb | South Wharf | 82620 95150
suburb | Travancore | 78250 93750
suburb | Moonee Ponds | 76900 92300
suburb | Maribyrnong | 77500 88700
suburb | Elsternwick | 88150 100300
suburb | Caulfield North | 87100 102000
suburb | Malvern | 85850 102850
suburb | Williamstown North | 85350 88350
suburb | Altona North | 83700 86500
town | Geelong | 114900 36100
town | Werribee | 90000 66100
town | Frankston | 114500 112300
town | Dandenong | 98700 121500
town | Mornington | 122000 103800
town | Sorrento | 134000 74000
town | Queenscliff | 126700 66000
town | Torquay | 133100 32600
town | Sunbury | 57700 72700
town | Bacchus Marsh | 67500 44000
town | Ballarat | 56200 -14400
town | Healesville | 65400 151700
town | Ringwood | 81500 122900
town | Pakenham | 107200 148700
town | Craigieburn | 60200 94100
town | Brighton | 91000 99700
town | Box Hill | 81900 112200
town | Lorne | 154100 -2600
town | Bendigo | -24300 28000
town | Cowes | 145200 123700
town | Hastings | 130500 119000
gulf | Port Phillip | 108000 88000
gulf | Bass Strait | 190000 90000
gulf | Western Port | 139500 125000
gulf | Corio Bay | 110700 41500
bay | Hobsons Bay | 85700 92600
`;
