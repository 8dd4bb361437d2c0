import { table } from '../table.ts';

export const suzuki = table('SUZUKI', {
  commuter: `
    *GN 125 | 124 | 1982-2018 | H | GN 125H, GN
    GN 250 | 249 | 1982-2001 | |
    *GD 110 | 113 | 2014- | S | GD 110S
    GS 125 | 124 | 1982- | ES | GS 125ES
    *GS 150R | 150 | 2008-2015 | | GS 150
    *GR 150 | 150 | 2015- | |
    *GSX 125 | 125 | 2020- | |
    *Heat | 125 | 2006-2012 | | Heat 125
    *Zeus | 125 | 2006-2012 | 125X, 125XU | Zeus 125, Zeus 125X
    *SlingShot | 124 | 2010-2016 | Plus | Slingshot Plus, Slingshot 125
    *Hayate | 113 | 2012-2021 | EP | Hayate EP, Hayate 110
    *Samurai | 98 | 1994-2006 | | Samurai 100
    AX 100 | 98 | 1980-2016 | | AX4
    AX 4 115 | 113 | 2005-2012 | | AX 4 110
    Sprinter | 110 | 1995-2010 | Eco | Sprinter Eco
    Raider 110 | 110 | 2008-2012 | |
    K 50 | 49 | 1967-1999 | |
    Mola | 98 | 2003-2012 | |
    Max 100 | 98 | 1988-2004 | R | Max 100R
  `,
  naked: `
    **Gixxer | 155 | 2014- | SD, DD, Fi, ABS, Carburetor, Monotone, Dual Tone, Special Edition, Single Disc, Dual Disc, Rear Disc, Fi ABS | Gixxer 150, Gixxer 155, Gixxer Naked, Gixxer Monotone, Gixxer Dual Tone
    *Gixxer 250 | 249 | 2019- | |
    *Inazuma | 248 | 2012-2016 | | Inazuma 250, GW 250
    *GSX-S 150 | 147 | 2017- | | GSX 150S, GSX S 150 Bandit
    GSX-S 750 | 749 | 2015-2021 | Z, ABS | GSXS 750, GSX S750Z
    GSX-S 1000 | 999 | 2015- | F, ABS, GT, Katana | GSX S1000F, GSXS 1000, GSX S 1000
    GSX-8S | 776 | 2023- | | GSX 8S
    *Bandit 150 | 147 | 2018- | | GSX 150 Bandit, GSX Bandit 150
    Bandit 250 | 248 | 1989-2000 | V | GSF 250
    Bandit 400 | 398 | 1989-2000 | V, Limited | GSF 400
    Bandit 600 | 599 | 1995-2004 | S | GSF 600, GSF 600S, Bandit 600S
    Bandit 650 | 656 | 2005-2015 | S | GSF 650
    Bandit 1200 | 1157 | 1996-2006 | S | GSF 1200, GSF 1200S, Bandit 1200S
    Bandit 1250 | 1255 | 2007-2016 | S | GSF 1250, Bandit 1250S
    SV 650 | 645 | 1999- | S, X, ABS, SF | SV 650S, SFV 650, Gladius, SV 650X
    SV 1000 | 996 | 2003-2007 | S, N | SV 1000S
    Volty 250 | 249 | 1994-2004 | Type I, Type II | Volty
    Goose | 348 | 1991-1999 | | Goose 350, Goose 250
    B-King | 1340 | 2007-2012 | |
  `,
  sport: `
    **Gixxer SF | 155 | 2015- | Fi, ABS, MotoGP, Carburetor, Fi ABS, SP | Gixxer SF 150, Gixxer SF 155, SF 150
    *Gixxer SF 250 | 249 | 2019- | MotoGP | SF 250
    **GSX-R 150 | 147 | 2017- | ABS, Keyless, Dual ABS | GSXR 150
    GSX-R 125 | 124 | 2017- | |
    GSX-R 250 | 249 | 1987-2020 | R, SP | GSX 250R, GSX 250
    GSX-R 400 | 398 | 1984-1999 | | GSX R400
    *GSX-R 600 | 599 | 1992- | | GSXR 600
    *GSX-R 750 | 750 | 1985- | Limited, Yoshimura | GSXR 750, GSX R 750
    *GSX-R 1000 | 999 | 2001- | R, ABS | GSXR 1000, GSX R 1000, GSXR 1000R
    GSX-R 1100 | 1074 | 1986-1998 | | GSXR 1100
    *Hayabusa | 1340 | 1999- | Limited | GSX 1300R, GSX 1300R Hayabusa, GSX1300 Hayabusa, GSXR 1300, Busa, GSXR 1300 Hayabusa
    GSX 600F | 599 | 1988-2006 | Katana | Katana 600
    GSX 750F | 748 | 1989-2006 | Katana | Katana 750
    GSX 650F | 656 | 2008-2016 | |
    RGV 250 | 249 | 1987-1997 | | RGV
    TL 1000 | 996 | 1997-2003 | S, R | TL 1000R, TL 1000S
    RF 900 | 937 | 1993-1999 | R | RF 900R
    RF 600 | 599 | 1993-1997 | R | RF 600R
    GS 500 | 487 | 1988-2009 | E, F | GS 500F, GS 500E
    GSX-8R | 776 | 2024- | | GSX 8R
  `,
  cruiser: `
    **Intruder 150 | 155 | 2017-2022 | FI, SP | Intruder 155, Intruder FI
    Intruder 125 | 124 | 2000-2008 | | VL 125, Intruder VL 125
    Intruder 250 | 249 | 2000-2008 | LC | VL 250
    Intruder 700 | 699 | 1986-1988 | | VS 700, VS 700 Intruder
    Intruder 750 | 747 | 1985-1992 | | VS 750
    Intruder 800 | 805 | 1992-2009 | | VS 800, S50, Boulevard S50, VS 800 Intruder
    Intruder 1400 | 1360 | 1987-2009 | | VS 1400, S83, Boulevard S83, VS 1400 Intruder
    Intruder 1500 | 1462 | 1998-2009 | LC | VL 1500, Intruder LC, Intruder 1500 LC, C90, Boulevard C90
    Boulevard C50 | 805 | 2005- | T | C50, C50T, VL 800, Volusia, Intruder Volusia, Volusia 800
    Boulevard M50 | 805 | 2005- | | M50
    Boulevard M90 | 1462 | 2009-2019 | | M90
    Boulevard M109R | 1783 | 2006- | Limited, BOSS | M109R, VZR 1800, M109, Boulevard M109, Intruder M1800R
    Boulevard C109R | 1783 | 2008-2010 | T | C109R, C109
    Boulevard S40 | 652 | 2005-2019 | | S40, Savage, LS 650, Savage 650, LS 650 Savage
    Marauder 800 | 805 | 1997-2004 | | VZ 800, Marauder, VZ 800 Marauder
    Marauder 125 | 124 | 1998-2010 | | GZ 125
    Marauder 250 | 249 | 1998-2010 | | GZ 250
    Madura | 1165 | 1985-1986 | | GV 1200, Madura 1200
  `,
  adventure: `
    *V-Strom SX | 249 | 2022- | | V Strom SX 250, V Strom 250 SX
    V-Strom 250 | 248 | 2017- | | DL 250
    *V-Strom 650 | 645 | 2004- | XT, ABS, Adventure | DL 650, V Strom 650 XT, DL 650 V Strom, V Strom DL 650
    V-Strom 800 | 776 | 2023- | DE, RE | V Strom 800 DE
    *V-Strom 1000 | 1037 | 2002-2019 | XT, ABS, Adventure | DL 1000, DL 1000 V Strom, V Strom DL 1000
    V-Strom 1050 | 1037 | 2020- | XT, DE |
  `,
  'off-road': `
    DR 200 | 199 | 1986- | SE, S | DR 200SE, DR 200S
    *DR 250 | 249 | 1982-2000 | S, R | DR 250S, DR 250R
    *Djebel 200 | 199 | 1993-2006 | | Djebel
    Djebel 250 | 249 | 1992-2008 | XC | Djebel 250XC
    DR 350 | 349 | 1990-1999 | SE, S | DR 350SE
    DR 650 | 644 | 1990- | S, SE | DR 650S, DR 650SE
    DRZ 400 | 398 | 2000- | S, SM, E | DR Z400, DRZ 400S, DRZ 400SM, DR Z 400S, DR Z400SM
    DRZ 70 | 67 | 2008- | | DR Z70
    DRZ 110 | 110 | 2003-2005 | | DR Z110
    DRZ 125 | 124 | 2003- | L | DR Z125, DR Z125L, DRZ 125L
    DRZ 250 | 249 | 2001-2007 | |
    RMZ 250 | 249 | 2004- | | RM Z250
    RMZ 450 | 449 | 2005- | | RM Z450
    RMX 450 | 449 | 2010-2019 | Z | RMX 450Z
    RM 60 | 60 | 1979-2003 | |
    RM 65 | 65 | 2003-2005 | |
    RM 80 | 79 | 1977-2001 | |
    RM 85 | 85 | 2002-2023 | L |
    RM 125 | 125 | 1975-2007 | |
    RM 250 | 249 | 1976-2012 | |
    RM 370 | 372 | 1976-1978 | |
    TS 125 | 123 | 1971-1995 | ER, R | TS 125ER
    TS 185 | 183 | 1971-2013 | ER | TS 185ER
    TS 250 | 246 | 1969-1981 | |
    JR 50 | 49 | 1978-2006 | |
    TU 250X | 249 | 1997-2019 | Volty | TU 250
    ST 250 | 249 | 2003-2013 | E |
    VanVan 200 | 199 | 2003-2017 | | RV 200
    VanVan 125 | 124 | 2003-2016 | | RV 125
  `,
  classic: `
    GT 185 | 184 | 1973-1978 | |
    GT 250 | 247 | 1973-1978 | |
    GT 380 | 371 | 1972-1978 | |
    GT 550 | 543 | 1972-1977 | |
    GT 750 | 739 | 1971-1977 | |
    T 500 | 492 | 1968-1975 | Titan, Cobra | Titan 500
    T 250 | 247 | 1969-1972 | |
    GS 550 | 549 | 1977-1986 | E, L |
    GS 750 | 748 | 1976-1983 | E, L |
    GS 850 | 843 | 1979-1988 | G, GL | GS 850G, GS 850GL
    GS 1000 | 997 | 1978-1981 | S, E, G |
    GS 1100 | 1075 | 1980-1986 | E, G, GL |
    GS 450 | 448 | 1980-1988 | L, E |
    Katana | 999 | 1981- | 1100, 1000 | GSX S1000 Katana, Katana 1100
    RE 5 | 497 | 1974-1976 | | RE5
    GSX 1400 | 1402 | 2001-2008 | |
  `,
  scooter: `
    **Access 125 | 124 | 2007- | SE, Drum, Disc, CBS, Special Edition, Ride Connect | Access, Access SE, Access 125 SE
    *Swish | 124 | 2012-2018 | | Swish 125
    *Lets | 113 | 2014-2020 | | Let's, Lets 110
    *Burgman Street | 124 | 2018- | EX, Ride Connect | Burgman 125, Burgman Street 125
    Burgman 200 | 200 | 2006-2021 | |
    Burgman 400 | 399 | 1998- | | AN 400, Burgman AN 400
    Burgman 650 | 638 | 2002-2020 | Executive | AN 650
    *Avenis | 124 | 2021- | Race Edition | Avenis 125
    Address 110 | 113 | 1998- | V | Address, Address V110
    Address 125 | 124 | 2005- | V, S | Address V125
    Hayate SS 125 | 125 | 2006-2013 | | Hayate 125, Hayate SS, Hayate 125 Fi, Hayate 125 SS
    Impulse 125 | 125 | 2014-2020 | | Impulse, Impulse 125 Fi
    Lets 50 | 49 | 1996-2017 | | Let's 2, Let's 4
    Sky Drive | 113 | 2009-2016 | | Sky Drive 125
    UA 125 | 125 | 2008-2014 | T | UA 125T
  `,
  moped: `
    **Raider 150 | 147 | 2003- | R150, Fi | Raider R150, Raider Fi, Raider 150 Fi, Satria 150, Satria F150, Satria Fi, Satria F 150
    **Axelo | 125 | 2012-2018 | | Axelo 125
    Viva | 113 | 1997-2018 | R, Fi | Viva 110, Viva 115, Viva R
    *Sport 110 | 108 | 1995-2006 | RGV, Xipo | Xipo, RGV 120, Xipo 110, RGV Sport 110
    Sport 120 | 118 | 1996-2007 | | RG Sport 120, Xipo 120, FX 125
    Smash | 110 | 2003-2019 | Revo | Smash 110, Smash Revo, Revo 110
    X-Bike 125 | 124 | 2006-2012 | | Shogun 125, X Bike
    Amity | 125 | 2004-2010 | | Amity 125
    FB 100 | 98 | 1985-2000 | |
    Best 110 | 110 | 2000-2006 | |
  `,
});
