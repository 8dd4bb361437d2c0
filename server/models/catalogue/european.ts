import { table } from '../table.ts';

const bmw = table('BMW', {
  naked: `
    *G 310 R | 313 | 2017- | | G310R, G 310R
    F 800 R | 798 | 2009-2019 | | F800R
    F 900 R | 895 | 2020- | | F900R
    *S 1000 R | 999 | 2013- | | S1000R
    R 1200 R | 1170 | 2006-2018 | Roadster | R1200R
    R 1250 R | 1254 | 2019- | |
    R 1150 R | 1130 | 2001-2006 | Rockster | R1150R
    R 850 R | 848 | 1994-2007 | |
    K 1200 R | 1157 | 2005-2008 | Sport |
    K 1300 R | 1293 | 2009-2015 | |
  `,
  sport: `
    *G 310 RR | 313 | 2022- | | G310RR, G310 RR
    *S 1000 RR | 999 | 2009- | M Package, Pro | S1000RR
    F 800 S | 798 | 2006-2010 | |
    R 1100 S | 1085 | 1998-2006 | Boxercup | R1100S
    R 1200 S | 1170 | 2006-2008 | |
    K 1200 S | 1157 | 2004-2008 | |
    K 1300 S | 1293 | 2008-2016 | HP | K1300S
    M 1000 RR | 999 | 2021- | |
    HP4 | 999 | 2012-2015 | |
    K1 | 987 | 1988-1993 | |
  `,
  tourer: `
    R 1200 RT | 1170 | 2005-2018 | | R1200RT, R1200 RT
    R 1250 RT | 1254 | 2019- | |
    R 1150 RT | 1130 | 2001-2005 | | R1150RT
    R 1100 RT | 1085 | 1995-2001 | | R1100RT
    R 1200 ST | 1170 | 2005-2007 | |
    R 1200 RS | 1170 | 2015-2018 | |
    R 1100 RS | 1085 | 1993-2001 | |
    R 100 RT | 980 | 1978-1996 | | R100RT
    R 100 RS | 980 | 1976-1993 | | R100RS
    K 75 | 740 | 1985-1996 | S, C, RT | K75S, K75C, K75RT
    K 100 | 987 | 1983-1993 | RS, RT, LT | K100RS, K100RT, K100LT
    K 1100 LT | 1092 | 1991-1999 | RS | K1100LT, K1100RS
    K 1200 LT | 1171 | 1998-2009 | | K1200LT, K1200 LT
    K 1200 RS | 1171 | 1997-2005 | | K1200RS
    K 1200 GT | 1157 | 2002-2008 | | K1200GT
    K 1300 GT | 1293 | 2009-2010 | |
    *K 1600 GTL | 1649 | 2011- | Exclusive, Bagger | K1600GTL
    K 1600 GT | 1649 | 2011- | | K1600GT
    K 1600 B | 1649 | 2017- | Grand America | K1600B, K1600 Grand America
    F 800 ST | 798 | 2006-2013 | | F800ST
    F 800 GT | 798 | 2013-2019 | | F800GT
    F 900 XR | 895 | 2020- | |
    S 1000 XR | 999 | 2015- | | S1000XR
    R 18 Transcontinental | 1802 | 2021- | | R18 Transcontinental
  `,
  adventure: `
    *G 310 GS | 313 | 2017- | | G310GS, G310 GS
    F 650 GS | 652 | 2000-2012 | Dakar | F650GS, F650 GS, F 650
    F 700 GS | 798 | 2012-2018 | | F700GS
    F 750 GS | 853 | 2018-2023 | |
    *F 800 GS | 798 | 2008-2018 | Adventure | F800GS, F800 GS
    F 850 GS | 853 | 2018-2023 | Adventure | F850GS
    R 80 GS | 798 | 1980-1996 | | R80GS
    R 100 GS | 980 | 1987-1996 | PD, Paris Dakar | R100GS
    R 1100 GS | 1085 | 1994-1999 | | R1100GS
    *R 1150 GS | 1130 | 1999-2005 | Adventure | R1150GS, R1150 GS
    *R 1200 GS | 1170 | 2004-2018 | Adventure, Rallye, Triple Black, LC | R1200GS, R1200 GS, R1200GS Adventure, R1200GSA
    *R 1250 GS | 1254 | 2018-2023 | Adventure, HP | R1250GS, R1250 GS, R1250GSA
    R 1300 GS | 1300 | 2023- | Adventure |
    G 650 GS | 652 | 2008-2016 | Sertao | G650GS, Sertao
    G 450 X | 449 | 2008-2010 | |
    G 650 X | 652 | 2006-2009 | Challenge, Country, Moto |
    HP2 | 1170 | 2005-2010 | Enduro, Megamoto, Sport | HP2 Enduro
  `,
  cruiser: `
    *R 18 | 1802 | 2020- | Classic, First Edition, B | R18 Classic, R18 First Edition
    R 1200 C | 1170 | 1997-2004 | Montauk, Phoenix, Independent | R1200C, R1200 C Montauk
    R 1200 CL | 1170 | 2002-2005 | | R1200CL
  `,
  classic: `
    *R nineT | 1170 | 2014- | Scrambler, Pure, Racer, Urban GS | R9T, R Nine T, R nineT Scrambler, R nineT Pure, R nineT Racer
    R 27 | 247 | 1960-1966 | |
    R 50 | 494 | 1955-1969 | 5, 2, S | R50/5, R50/2
    R 60 | 599 | 1956-1978 | 2, 5, 6, 7 | R60/2, R60/5, R60/6
    R 69 S | 594 | 1955-1969 | | R69S
    R 65 | 650 | 1978-1993 | LS | R65LS
    R 75 | 745 | 1969-1977 | 5, 6, 7, SWB | R75/5, R75/6, R75/7
    R 80 | 798 | 1977-1995 | 7, ST, RT | R80/7, R80RT, R80ST
    R 90 | 898 | 1973-1976 | S, 6 | R90S, R90/6
    R 100 | 980 | 1976-1996 | S, R, T, 7, CS | R100/7, R100S, R100R
  `,
  scooter: `
    C 400 GT | 350 | 2019- | | C400GT, C400 GT
    C 400 X | 350 | 2018- | |
    C 650 GT | 647 | 2012-2020 | | C650GT
    C 600 Sport | 647 | 2012-2015 | |
  `,
});

const ducati = table('DUCATI', {
  naked: `
    *Monster 797 | 803 | 2017-2020 | Plus |
    *Monster 821 | 821 | 2014-2020 | Stealth, Dark, Stripe |
    *Monster 1200 | 1198 | 2014-2021 | S, R, 25th Anniversary | Monster 1200S, Monster 1200R
    *Monster 696 | 696 | 2008-2014 | | M696
    Monster 796 | 803 | 2010-2015 | | M796
    Monster 1100 | 1079 | 2009-2014 | S, Evo | Monster 1100 Evo, Monster 1100S
    Monster 620 | 618 | 2002-2006 | Dark, S | M620
    Monster 600 | 583 | 1994-2001 | Dark |
    Monster 695 | 695 | 2006-2008 | |
    Monster 750 | 748 | 1996-2002 | | M750
    Monster 800 | 803 | 2003-2005 | S |
    Monster 900 | 904 | 1993-2002 | S, Cromo | M900
    Monster 1000 | 992 | 2003-2006 | S |
    Monster S4 | 916 | 2001-2008 | R, RS | Monster S4R, Monster S4RS, S4R
    Monster S2R | 992 | 2004-2008 | 800, 1000 | S2R, Monster S2R 1000
    *Monster 937 | 937 | 2021- | Plus, SP | Monster Plus
    *Streetfighter V4 | 1103 | 2020- | S, SP | Streetfighter V4S
    Streetfighter V2 | 955 | 2022- | |
    Streetfighter 1098 | 1099 | 2009-2013 | S | Streetfighter, Streetfighter S
    Streetfighter 848 | 849 | 2011-2015 | |
  `,
  sport: `
    *Panigale V4 | 1103 | 2018- | S, R, Speciale, SP | Panigale V4S, Panigale V4R
    *Panigale V2 | 955 | 2020- | Bayliss |
    *Panigale 899 | 898 | 2013-2015 | | 899 Panigale, 899
    *Panigale 959 | 955 | 2016-2019 | Corse | 959 Panigale, 959
    Panigale 1199 | 1198 | 2012-2014 | S, R, Superleggera | 1199 Panigale, 1199, 1199S
    Panigale 1299 | 1285 | 2015-2018 | S, R | 1299 Panigale, 1299
    Superbike 748 | 748 | 1994-2002 | S, R, Biposto | 748, 748S
    Superbike 749 | 749 | 2003-2007 | S, R, Dark | 749, 749S
    Superbike 848 | 849 | 2008-2013 | Evo | 848, 848 Evo
    Superbike 851 | 851 | 1987-1992 | | 851
    Superbike 888 | 888 | 1991-1995 | SPO | 888
    Superbike 916 | 916 | 1994-1998 | | 916
    Superbike 996 | 996 | 1999-2002 | S, R | 996, 996S
    Superbike 998 | 998 | 2002-2004 | S | 998, 998S
    Superbike 999 | 999 | 2003-2006 | S, R | 999, 999S
    Superbike 1098 | 1099 | 2007-2009 | S, R, Tricolore | 1098, 1098S, 1098R
    Superbike 1198 | 1198 | 2009-2011 | S, SP, R | 1198, 1198S
    *SuperSport 939 | 937 | 2017-2020 | S | SuperSport, SuperSport S, Supersport 950
    SuperSport 900 | 904 | 1989-2002 | SS, SL, CR | 900SS, 900 Supersport, SuperSport 900SS
    SuperSport 750 | 748 | 1991-2002 | SS | 750SS, 750 Supersport
    Desmosedici RR | 989 | 2007-2009 | | Desmosedici
    PaulSmart 1000 | 992 | 2006-2006 | | Paul Smart, Sport Classic Paul Smart
  `,
  adventure: `
    *Multistrada 950 | 937 | 2017-2021 | S |
    *Multistrada V2 | 937 | 2021- | S |
    *Multistrada V4 | 1158 | 2021- | S, Pikes Peak, Rally | Multistrada V4S
    Multistrada 1000 | 992 | 2003-2006 | DS, S | Multistrada 1000DS
    Multistrada 1100 | 1078 | 2007-2009 | S |
    Multistrada 620 | 618 | 2005-2006 | |
    *Multistrada 1200 | 1198 | 2010-2017 | S, Pikes Peak, Enduro, Touring | Multistrada 1200S
    Multistrada 1260 | 1262 | 2018-2020 | S, Enduro, Pikes Peak |
    DesertX | 937 | 2022- | Rally |
    *Hypermotard 796 | 803 | 2009-2012 | |
    Hypermotard 821 | 821 | 2013-2015 | SP | Hypermotard SP
    Hypermotard 939 | 937 | 2016-2018 | SP |
    Hypermotard 950 | 937 | 2019- | SP, RVE |
    Hypermotard 1100 | 1078 | 2007-2012 | S, Evo | Hypermotard 1100S
    Hyperstrada | 821 | 2013-2016 | 939 | Hyperstrada 821
  `,
  tourer: `
    ST2 | 944 | 1997-2003 | | Sport Touring 2
    ST3 | 992 | 2004-2007 | |
    ST4 | 916 | 1999-2005 | S | ST4S
  `,
  cruiser: `
    *Diavel | 1198 | 2011-2018 | Carbon, Strada, Dark | Diavel 1200, Diavel Carbon
    *Diavel 1260 | 1262 | 2019- | S |
    *XDiavel | 1262 | 2016- | S, Dark | X Diavel S
    Diavel V4 | 1158 | 2023- | |
  `,
  classic: `
    *Scrambler 800 | 803 | 2015- | Icon, Classic, Full Throttle, Urban Enduro, Cafe Racer, Desert Sled, Mach 2.0, Nightshift | Scrambler, Scrambler Icon, Scrambler Cafe Racer, Scrambler Desert Sled, Scrambler Full Throttle, Scrambler Urban Enduro, Desert Sled
    Scrambler 1100 | 1079 | 2018- | Sport, Special, Pro |
    Scrambler Sixty2 | 399 | 2016-2019 | | Sixty2
    SportClassic GT 1000 | 992 | 2006-2010 | | GT 1000, Sport Classic GT 1000
    SportClassic Sport 1000 | 992 | 2006-2009 | S | Sport 1000, Sport Classic Sport 1000
    860 GT | 864 | 1974-1977 | | 860
  `,
});

const triumph = table('TRIUMPH', {
  classic: `
    **Speed 400 | 398 | 2023- | T4 | Speed T4
    *Bonneville T100 | 865 | 2002- | Black, Gold | T100, Bonneville T100 900
    *Bonneville T120 | 1200 | 2016- | Black | T120, Bonneville 1200
    Bonneville | 865 | 1959-2016 | SE, 790, T140, 650, 750 | Bonneville 865, Bonneville 650, Bonneville T140, T140, Bonneville 750, T120R, Bonneville SE, T140V
    *Street Twin | 900 | 2016-2022 | Gold Line | Bonneville Street Twin, Speed Twin 900
    *Speed Twin 1200 | 1200 | 2019- | | Speed Twin
    *Thruxton 1200 | 1200 | 2016- | R, RS | Thruxton R, Thruxton RS
    *Thruxton 900 | 865 | 2004-2016 | | Thruxton
    *Scrambler 900 | 865 | 2006-2016 | | Scrambler
    Street Scrambler | 900 | 2017-2022 | | Street Scrambler 900
    Scrambler 1200 | 1200 | 2019- | XC, XE, X |
    **Scrambler 400 X | 398 | 2023- | XC | Scrambler 400
    TR6 | 649 | 1956-1973 | Trophy, R, C | TR6R, Trophy TR6, TR6C
    Tiger Cub | 199 | 1954-1968 | | T20
    Trident 750 | 741 | 1968-1976 | T150, T160 | T150, T160, Trident T160, Trident T150
    Daytona 500 | 490 | 1966-1974 | T100R | T100R
  `,
  naked: `
    *Street Triple | 765 | 2007- | R, RS, S, Rx | Street Triple R, Street Triple RS, Street Triple 765, Street Triple 675, Street Triple S
    *Speed Triple | 1050 | 1994- | R, RS, 94 | Speed Triple R, Speed Triple 1050, Speed Triple 1200, Speed Triple 955i, Speed Triple RS
    *Trident 660 | 660 | 2021- | |
    Trident 900 | 885 | 1991-1998 | | Trident
    Street Triple Daytona | 660 | 2024- | | Daytona 660
  `,
  sport: `
    *Daytona 675 | 675 | 2006-2018 | R | Daytona, Daytona 675R
    Daytona 955i | 955 | 1997-2006 | | Daytona T595, T595, Daytona 955
    Daytona 600 | 599 | 2003-2005 | |
    Daytona 650 | 646 | 2005-2005 | |
    Daytona 1200 | 1180 | 1993-1998 | |
    TT600 | 599 | 2000-2003 | |
  `,
  adventure: `
    *Tiger 800 | 799 | 2010-2020 | XC, XR, XCx, XRx, XCA, XRT | Tiger 800 XC, Tiger 800 XR, Tiger 800 XCx, Tiger 800 XRx
    Tiger 900 | 888 | 2020- | Rally, GT, Pro | Tiger 900 Rally, Tiger 900 GT
    Tiger 1050 | 1050 | 2007-2016 | Sport | Tiger Sport, Tiger Sport 1050
    Tiger 955i | 955 | 2001-2006 | | Tiger 955
    *Tiger Explorer | 1215 | 2012-2017 | XC, XCx, XRx, XCA | Tiger 1200, Explorer 1200, Tiger Explorer 1200, Tiger 1200 Explorer
    *Tiger Sport 660 | 660 | 2022- | |
    Tiger 850 Sport | 888 | 2021- | | Tiger 850
  `,
  tourer: `
    Sprint ST | 1050 | 1999-2011 | RS, GT | Sprint, Sprint RS, Sprint GT, Sprint ST 1050
    Trophy 1200 | 1180 | 1991-2004 | 900 |
    Trophy SE | 1215 | 2013-2017 | | Trophy 1215, Trophy
  `,
  cruiser: `
    America | 865 | 2002-2017 | LT | Bonneville America
    Speedmaster | 1200 | 2003- | | Bonneville Speedmaster, Speedmaster 1200
    *Bobber | 1200 | 2017- | Black | Bonneville Bobber, Bonneville Bobber Black, Bobber Black
    Thunderbird 1600 | 1597 | 2009-2018 | SE, Storm, LT, Commander, ABS | Thunderbird 1700, Thunderbird Storm, Thunderbird LT, Thunderbird Commander, Commander, Thunderbird SE, Thunderbird ABS
    Thunderbird 900 | 885 | 1995-2004 | Sport |
    *Rocket III | 2294 | 2004-2018 | Roadster, Touring, Classic | Rocket 3, Rocket III Roadster, Rocket III Touring, Rocket 3 Roadster
    Rocket 3 2500 | 2458 | 2019- | R, GT, TFC | Rocket 3R, Rocket 3 GT, Rocket 3R 2500
  `,
});

export const european = [...bmw, ...ducati, ...triumph];
