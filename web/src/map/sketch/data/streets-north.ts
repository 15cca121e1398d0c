/** Carlton, Fitzroy, Collingwood, Parkville, North Melbourne, Brunswick. Rows as in `feature-table.ts`. */
export const STREETS_NORTH = `
main tram | Victoria Street | 80740 97118, 80655 96245, 80628 95955, 80595 95640
main | Victoria Street | 80595 95640, 80540 95020, 80480 94560
main tram | Victoria Parade | 80740 97118, 80768 97290, 80815 97704, 80878 98268, 80985 99029
main tram | Swanston Street | 80961 96378, 80655 96245, 80030 96356, 79500 96450
street | College Crescent | 79500 96450, 79340 96430, 79230 96270, 79290 95900
main tram | Elizabeth Street | 81033 96131, 80632 95955, 80225 95720
main | Peel Street | 80936 95552, 80595 95640, 80225 95720
main tram | Royal Parade | 80225 95720, 79780 95770, 78385 95985, 77680 96110
main tram | Sydney Road | 77680 96110, 77000 96230, 76560 96308
main tram | Flemington Road | 80225 95720, 79830 95220, 79480 94740, 78900 94020
main | Mount Alexander Road | 78900 94020, 78420 93560, 77800 93180, 76900 92850
main tram | Racecourse Road | 78900 94020, 78855 93500, 78780 92850, 78740 92350
main tram | Epsom Road | 78740 92350, 78300 92050, 77700 91800
street tram | Lygon Street | 80690 96560, 79734 96740
street | Lygon Street | 79734 96740, 79231 96828
main tram | Lygon Street | 79231 96828, 77757 97088, 76560 97300
street | Russell Street | 80889 96624, 80690 96560
street | Exhibition Street | 80817 96871, 80735 96830
main | Rathdowne Street | 80715 96930, 79752 97100, 79260 97187, 77960 97417
main tram | Nicholson Street | 80768 97275, 80561 97305, 79310 97526, 77835 97787, 76560 98012
main tram | Brunswick Street | 80815 97704, 80610 97740, 79861 97873, 79361 97962, 78915 98041
main tram | St Georges Road | 78915 98041, 78790 98062, 78640 98112, 78490 98225, 78080 98560, 77300
  98740, 76560 98870
main tram | Smith Street | 80878 98268, 80673 98304, 79923 98437, 79425 98525, 79120 98579
street tram | Gertrude Street | 80561 97300, 80610 97740, 80673 98304
main | Johnston Street | 79812 97438, 79861 97873, 79923 98437, 80009 99202, 80150 100480
main | Elgin Street | 79812 97438, 79734 96740, 79690 96420
main | Princes Street | 79231 96828, 79312 97526
main | Alexandra Parade | 79312 97526, 79361 97962, 79425 98525, 79509 99291
main | Cemetery Road | 79231 96828, 79215 96560, 79230 96270
main | Hoddle Street | 81702 98903, 80985 99029, 80009 99202, 79509 99291, 79100 99364, 78870 99400
main tram | Queens Parade | 79361 97990, 79120 98579, 78960 99000, 78820 99420
main | Heidelberg Road | 78820 99420, 78650 99900, 78350 100600, 78030 101600, 77900 102500, 77700
  104000
main tram | High Street | 78820 99420, 78350 99720, 77800 99830, 76560 100050
main | Brunswick Road | 77650 95200, 77680 96110, 77757 97088, 77835 97787
main | Holden Street | 77835 97787, 77900 98400, 77930 98600
street | Park Street | 77985 96060, 78090 97395, 78135 97740, 78200 98500
street | Scotchmer Street | 78500 97670, 78560 98290
street | Grattan Street | 79955 95745, 80030 96356, 80065 96684, 80100 97035
street | Queensberry Street | 80311 94960, 80385 95680, 80455 96280, 80490 96605, 80525 96965
street | Pelham Street | 80180 95740, 80255 96316, 80290 96642, 80325 97000
minor | Faraday Street | 79862 96385, 79900 96712, 79935 97068
minor | Cardigan Street | 80672 96410, 79700 96582
minor | Drummond Street | 80700 96761, 79250 97018
minor | Canning Street | 79230 97355, 77980 97577
minor | Amess Street | 79230 97010, 78050 97219
minor | Fenwick Street | 78560 96840, 78600 97300
minor | Macpherson Street | 78330 96985, 78380 97690
street | Curtain Street | 78900 96886, 78980 97585
minor | Fitzroy Street | 80790 97540, 79380 97790
minor | Young Street | 80360 97922, 79380 98095
minor | Napier Street | 80860 97972, 79380 98234
minor | George Street | 80868 98071, 79380 98335
minor | Gore Street | 80880 98166, 79380 98432
minor | Cecil Street | 79370 97500, 79483 98515
minor | Westgarth Street | 79436 97490, 79549 98505
minor | Leicester Street | 79518 97480, 79631 98490
minor | Rose Street | 79602 97470, 79714 98475
minor | Kerr Street | 79671 97455, 79783 98465
minor | Argyle Street | 79740 97440, 79854 98455
minor | St David Street | 79968 97850, 80030 98410
minor | Greeves Street | 80075 97835, 80138 98395
minor | Bell Street | 80130 97370, 80242 98375
minor | Moor Street | 80220 97355, 80333 98360
minor | Condell Street | 80360 97784, 80423 98345
minor | King William Street | 80351 97335, 80400 97777
minor | Hanover Street | 80431 97320, 80480 97763
minor | Palmer Street | 80495 97305, 80545 97751
minor | Keele Street | 79560 98501, 79644 99255
minor | Easey Street | 79660 98483, 79745 99240
minor | Sackville Street | 79750 98467, 79834 99222
minor | Perry Street | 80140 98398, 80225 99160
minor | Stanley Street | 80250 98379, 80293 98760
minor | Peel Street | 80420 98349, 80505 99110
minor | Derby Street | 80760 98289, 80799 98640
street | Langridge Street | 80673 98304, 80761 99095
street | Gipps Street | 80500 98680, 80714 100600
street | Wellington Street | 80900 98650, 79440 98908
minor | Oxford Street | 80890 98456, 80150 98587
minor | Cambridge Street | 80885 98537, 80200 98658
minor | Rokeby Street | 80930 98759, 80330 98865
street | Nicholson Street | 81050 99570, 79990 99758
minor | Park Street | 81035 99423, 79970 99612
minor | Abbotsford Street | 81055 99719, 80600 99800
minor | Turner Street | 79990 99600, 79870 100050
minor | Vere Street | 80330 98750, 80458 99900
street | Wellington Street | 79120 98900, 78400 98980
minor | Fergie Street | 78900 98050, 78480 98200
minor | Rae Street | 79290 97842, 77950 98079
minor | Alfred Crescent | 78925 98060, 78960 98190, 78930 98330, 78850 98460, 78700 98500, 78530
  98430, 78490 98260
minor | Michael Street | 79090 98120, 78965 98560
minor | Delbridge Street | 79220 97990, 78990 98960
minor | Ramsden Street | 78960 99370, 79070 100030
minor | Gold Street | 79480 98900, 78990 98980
minor | Spensley Street | 78700 99560, 78790 100130
street | Westgarth Street | 78160 99760, 78270 100700
minor | Merri Parade | 77700 98680, 77930 99300, 78040 99780
minor | Clarke Street | 77750 99850, 77880 100900
street | Separation Street | 77050 99960, 77190 101300
street | Arthurton Road | 76870 98815, 76990 99975
street | Station Street | 77900 102300, 76700 102520
minor | Barkly Street | 77460 96150, 77560 97120
minor | Weston Street | 77300 96180, 77400 97150
street | Glenlyon Road | 77010 96230, 77190 97890
street | Dawson Street | 77010 96230, 76900 95100
street | Albert Street | 76790 96270, 76930 97235
street | Gatehouse Street | 79830 95220, 79500 95500, 79260 95690, 78900 95900
street | The Avenue | 79250 95700, 78330 95850
street | Elliott Avenue | 78900 94020, 78560 94700, 78460 95100, 78620 95640, 78700 95936
street | Macarthur Road | 78700 95936, 78790 96240
street | Princes Park Drive | 78085 96390, 78500 96330, 78990 96240, 79230 96270
minor | Park Drive | 79700 95547, 79260 95625
minor | Monash Road | 79560 95805, 79610 96420
street | King Street | 81249 95391, 80980 95265, 80540 95020
street tram | William Street | 81177 95638, 80936 95552
street | Spencer Street | 81321 95144, 80900 94950, 80660 94830, 80500 94720
main | Dudley Street | 80936 95552, 81010 95280, 81085 95035, 81170 94760, 81260 94560
street | Franklin Street | 80936 95552, 80800 96010, 80705 96330
minor | A'Beckett Street | 81055 95592, 80830 96330
minor | Therry Street | 80730 95985, 80640 96230
minor | Queen Street | 81105 95884, 80730 95740
street tram | Errol Street | 80540 95020, 80311 94960, 80170 94985
minor | Errol Street | 80170 94985, 79890 95035
street | Curzon Street | 80545 95090, 79900 95205
minor | Leveson Street | 80560 95230, 79970 95335
minor | Chetwynd Street | 80575 95400, 80040 95495
minor | Capel Street | 80590 95570, 80150 95645
street tram | Abbotsford Street | 80290 94810, 79480 94740
minor | Dryburgh Street | 80430 94560, 79560 94560
street | Arden Street | 80020 95160, 79970 94700, 79930 94330, 79960 93600
street | Macaulay Road | 79560 94830, 79430 94330, 79430 93500, 79390 93050
minor | Haines Street | 79730 95080, 79720 94610
minor | Hawke Street | 80540 95020, 80790 94500
minor | Roden Street | 80720 95100, 80910 94560
minor | Stanley Street | 80830 95170, 81000 94610
minor | Rosslyn Street | 80760 95590, 81070 94680
street | Adderley Street | 80500 94440, 81150 94830
minor | Boundary Road | 79430 94330, 78960 94170
street | Kensington Road | 80430 92900, 79390 93050
minor | Bellair Street | 79390 93050, 78780 92930
main | Dynon Road | 80560 94000, 80400 93200, 80330 92300, 80190 91300, 80070 90760
minor | Lee Street | 79080 96950, 79140 97560
minor | Fenwick Street | 78700 96860, 78780 97620
minor | Pigdon Street | 78230 96450, 78330 97360
minor | Newry Street | 79150 97010, 79220 98010
minor | Freeman Street | 79040 97850, 79010 98030
minor | Hope Street | 76760 95500, 76790 96270
minor | Union Street | 77180 95300, 77250 96190
minor | Stewart Street | 76620 96300, 76720 97270
minor | Walker Street | 78200 99780, 78320 100550
minor | Helen Street | 77900 99830, 78010 100620
minor | Beavers Road | 77250 99060, 77330 99900
minor | Rathmines Street | 77050 101250, 77980 101080
minor | Wingrove Street | 77650 101150, 77780 102320
minor | Gillies Street | 77350 101200, 77480 102370
minor | Stubbs Street | 79390 93700, 78900 93600
`;
