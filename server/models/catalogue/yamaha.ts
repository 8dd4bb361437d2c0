import { table } from '../table.ts';

export const yamaha = table('YAMAHA', {
  commuter: `
    **RX 100 | 98 | 1985-1996 | |
    *RXG | 132 | 1996-2003 | | RX G, RXG 135, RX G 135
    **RX 135 | 132 | 1997-2005 | 4 Speed, 5 Speed |
    *RXZ | 132 | 1985-2011 | 5 Speed | RX Z, RXZ 135, RX Z 135
    *RX King | 132 | 1983-2008 | | RX King 135, RXK
    YBX | 123 | 1998-2003 | | YBX 125
    YD 125 | 123 | 1998-2008 | |
    *Crux | 106 | 1999-2015 | R, S | Crux R, Crux S, Crux 100
    *Libero | 106 | 2002-2009 | LX, G5 | Libero G5, Libero LX
    Alba | 106 | 2006-2011 | | Alba 106
    *Gladiator | 124 | 2006-2012 | RS, SS, Type SS, DX | Gladiator 125, Gladiator RS
    SS 125 | 123 | 2010-2014 | |
    *Fazer 125 | 124 | 2003-2009 | DX, Deluxe | Fazer DX, Fazer Deluxe
    YBR 110 | 106 | 2010-2015 | |
    *YBR 125 | 124 | 2005- | G, Z, ESD | YBR 125G, YBR 125Z, YBR
    YB 125Z | 124 | 2016- | DX | YBZ 125, YB 125, YBZ 125 DX
    YB 100 | 98 | 1988-2008 | Royale | Royale 100
    *SZ | 153 | 2010-2015 | X, S, R | SZ X, SZ S, SZ R, SZ 150, SZX, SZR, SZS, SZ 16
    *SZ-RR | 149 | 2012-2018 | V2, Blue Core | SZ RR Version 2.0, SZ RR 150, SZRR V2
    *Saluto | 125 | 2015-2020 | Drum, Disc, Armada Blue | Saluto 125
    *Saluto RX | 110 | 2016-2020 | | Saluto RX 110
  `,
  naked: `
    **FZ | 149 | 2008- | 16, FI, FI V2, V2, FI V3, V3 | FZ 16, FZ 150, FZ FI, FZ 15, FZ V2, FZ V3
    ***FZ-S | 149 | 2009- | FI, FI V2, V2, FI V3, V3, FI V4, V4, DLX, Deluxe, Vintage, Dark Knight, Hybrid | FZS 150, FZS FI, FZ S FI, FZS V2, FZS V3, FZS V4
    *FZ-X | 149 | 2021- | Chrome, Matte, Hybrid | FZX 150
    *FZ 25 | 249 | 2017-2023 | ABS, Dual ABS | FZ 250
    *FZS 25 | 249 | 2020-2023 | MotoGP | FZS 250
    **MT-15 | 155 | 2018- | V1, V2, Version 2.0, MotoGP, Monster, Dual ABS | MT 15 V2, MT 15 V1
    MT-25 | 249 | 2015- | |
    *MT-03 | 321 | 2016- | | MT 3
    *MT-07 | 689 | 2014- | | MT 7, FZ 07
    *MT-09 | 890 | 2013- | SP, Street Rally | MT 9, FZ 09
    MT-10 | 998 | 2016- | SP | FZ 10
    MT-01 | 1670 | 2005-2012 | |
    FZ1 | 998 | 2006-2015 | | FZ 1000, FZ1 N
    FZ6 | 600 | 2004-2010 | S, N, R | FZ6 N, FZ6R, FZ 600
    FZ8 | 779 | 2010-2016 | | FZ 800
    TFX 150 | 149 | 2016-2021 | | TFX
    M-Slaz | 149 | 2015-2019 | |
    XJ6 | 600 | 2009-2016 | | Diversion XJ6, XJ6 Diversion
    XJR 1300 | 1251 | 1999-2016 | |
    XJR 400 | 399 | 1993-2010 | R |
  `,
  sport: `
    ***R15 | 155 | 2008- | V1, V2, V3, V4, M, S, MotoGP, Monster, Racing Blue, Indian, Indonesian, Dual ABS | YZF R15, YZF R15 150, R15 150, YZF R15 S, R15S, R15M, YZF R15 version 2.0, R15 V2, R15 V3, R15 V4
    YZF 150 | 150 | 2007-2016 | | YZF R150
    R25 | 250 | 2014- | | YZF R25
    *R3 | 321 | 2015- | | YZF R3, R3 300
    *R6 | 599 | 1999-2020 | S | YZF R6, YZF R6S
    *R7 | 689 | 2021- | | YZF R7
    *R1 | 998 | 1998- | M, S, LE | YZF R1, YZF R1M, R1M
    YZF 600R | 599 | 1994-2007 | Thundercat | YZF 600, Thundercat
    YZF 750 | 749 | 1993-1998 | R |
    YZF 1000R Thunderace | 1002 | 1996-2003 | | Thunderace
    FZR 250 | 249 | 1986-1994 | |
    FZR 400 | 399 | 1986-1994 | |
    FZR 600 | 599 | 1989-1999 | |
    FZR 1000 | 1002 | 1987-1995 | |
    TZR 250 | 249 | 1985-1999 | |
    TZR 125 | 124 | 1987-1999 | |
  `,
  tourer: `
    **Fazer | 149 | 2009-2018 | FI, FI V2, V2 | Fazer 150, Fazer FI, Fazer V2, Fazer FI V 2.0, FZ Fazer, Fazer 16
    *Fazer 25 | 249 | 2017-2020 | | Fazer 250
    FJR 1300 | 1298 | 2001-2022 | A, ES | FJR
    FJ 1200 | 1188 | 1986-1996 | |
    FJ-09 | 847 | 2015-2017 | | Tracer 900, FJ 9
    Tracer 9 | 890 | 2021- | GT | Tracer 9 GT
    Tracer 700 | 689 | 2016-2020 | | Tracer 7
    TDM 850 | 849 | 1991-2001 | |
    TDM 900 | 897 | 2002-2011 | |
    Venture | 1294 | 1983-1993 | Royale | Venture Royale
    Royal Star | 1294 | 1996-2013 | Venture, Tour Deluxe | Royal Star Venture, Royal Star Tour Deluxe
    Star Venture | 1854 | 2018-2020 | TC |
  `,
  cruiser: `
    *Enticer | 123 | 2002-2006 | Deluxe | Enticer 125
    Virago 250 | 249 | 1988-2007 | | XV 250
    Virago 400 | 399 | 1987-1998 | | XV 400
    Virago 535 | 535 | 1987-2003 | | XV 535
    Virago 750 | 749 | 1981-1997 | | XV 750
    Virago 1100 | 1063 | 1986-1999 | | XV 1100
    Drag Star 250 | 249 | 2000-2017 | |
    Drag Star 400 | 399 | 1996-2016 | Classic | XVS 400
    V Star 250 | 249 | 2008- | | VStar 250
    V Star 650 | 649 | 1998-2016 | Custom, Classic, Silverado | XVS 650, Drag Star 650, V Star 650 Custom, V Star 650 Classic
    V Star 950 | 942 | 2009-2017 | Tourer |
    V Star 1100 | 1063 | 1999-2009 | Custom, Classic, Silverado | XVS 1100, Drag Star 1100, V Star 1100 Classic
    V Star 1300 | 1304 | 2007-2017 | Tourer, Deluxe | XVS 1300, V Star 1300 Tourer
    *Bolt | 942 | 2014- | R Spec, C Spec | Bolt 950, XV 950, Star Bolt
    Stryker | 1304 | 2011-2017 | | Star Stryker
    Raider | 1854 | 2008-2017 | S, SCL | Star Raider, Raider S
    Road Star | 1670 | 1999-2014 | Silverado, Warrior, Midnight | Road Star 1700, Road Star 1600, Road Star Silverado
    Warrior | 1670 | 2002-2010 | | Road Star Warrior, Star Warrior
    Roadliner | 1854 | 2006-2014 | Midnight, S | Star Roadliner
    Stratoliner | 1854 | 2006-2017 | Deluxe, S, Midnight | Star Stratoliner
    *VMAX | 1679 | 1985-2020 | | V Max, VMX 1200, V Max 1200, VMX 12
  `,
  adventure: `
    *Tenere 700 | 689 | 2019- | Rally, World Raid | XTZ 700
    *Super Tenere | 1199 | 2010-2022 | ES | Super Tenere 1200, XTZ 1200, XT 1200Z
    XTZ 660 Tenere | 660 | 1991-2016 | | XTZ 660, Tenere 660
    XTZ 750 | 749 | 1989-1997 | | XTZ 750 Super Tenere
    XTZ 125 | 124 | 2003- | |
    XTZ 250 | 249 | 2006- | |
  `,
  'off-road': `
    DT 50 | 50 | 1978-2012 | |
    DT 125 | 124 | 1974-2007 | R, X | DT 125R
    DT 175 | 171 | 1974-2007 | |
    *DT 200 | 195 | 1984-2000 | WR, R | DT 200WR
    DT 230 Lanza | 224 | 1997-1999 | | Lanza
    *TW 200 | 196 | 1987- | | TW
    TW 225 | 223 | 2002-2008 | |
    TW 125 | 124 | 1999-2004 | |
    *Serow 225 | 223 | 1985-2005 | | Serow
    Serow 250 | 249 | 2005-2020 | |
    XT 225 | 223 | 1986-2007 | |
    XT 250 | 249 | 1980- | |
    XT 350 | 346 | 1985-2000 | |
    XT 600 | 595 | 1984-2003 | E | XT 600E
    XT 660 | 660 | 2004-2016 | R, X, Z | XT 660R, XT 660X
    Tricker | 249 | 2004-2020 | | XG 250
    WR 155R | 155 | 2019- | | WR 155
    WR 250R | 250 | 2007-2020 | | WR 250, WR 250F, WR 250X
    WR 450F | 449 | 2003- | | WR 450
    YZ 65 | 65 | 2018- | |
    YZ 80 | 79 | 1974-2001 | |
    YZ 85 | 85 | 2002- | |
    YZ 125 | 125 | 1974- | X | YZ 125X
    YZ 250 | 249 | 1974- | X | YZ 250X
    YZ 250F | 250 | 2001- | X | YZ 250FX
    YZ 450F | 449 | 2003- | X | YZ 450, YZ 450FX
    TTR 50 | 50 | 2006- | | TT R50E, TTR 50E
    TTR 110 | 110 | 2008- | | TT R110E, TTR 110E
    TTR 125 | 124 | 2000- | LE | TT R125, TTR 125LE
    TTR 225 | 223 | 1999-2004 | |
    TTR 230 | 223 | 2005- | |
    TTR 250 | 249 | 1993-2006 | Raid |
    PW 50 | 49 | 1981- | | Pee Wee 50
    PW 80 | 79 | 1983-2010 | |
  `,
  classic: `
    **RD 350 | 347 | 1973-1990 | High Torque, Low Torque, HT, LT | Rajdoot 350, Rajdoot RD 350
    RD 250 | 247 | 1973-1979 | |
    RD 400 | 399 | 1975-1980 | Daytona |
    RD 125 | 124 | 1973-1985 | |
    XS 650 | 653 | 1969-1985 | Special, Heritage | XS650
    XS 750 | 747 | 1976-1981 | |
    XS 1100 | 1101 | 1978-1981 | |
    XS 400 | 391 | 1976-1983 | |
    *SR 400 | 399 | 1978-2021 | |
    SR 500 | 499 | 1978-1999 | |
    *XSR 155 | 155 | 2019- | | XSR
    XSR 700 | 689 | 2016- | |
    XSR 900 | 890 | 2016- | GP |
  `,
  scooter: `
    *Ray | 113 | 2012-2015 | | Ray 110
    *Ray-Z | 113 | 2013-2020 | UBS | RayZ, Ray Z 113
    **RayZR | 113 | 2016- | Drum, Disc, Street Rally, UBS | Cygnus Ray ZR, Ray ZR
    *RayZR 125 | 125 | 2020- | Fi Hybrid, Drum, Disc, Street Rally | Ray ZR 125, RayZR Hybrid, Cygnus Ray ZR 125
    *Alpha | 113 | 2014-2019 | Cygnus, Drum, Disc | Cygnus Alpha
    **Fascino | 113 | 2015-2020 | Darknight | Fascino 110, Fascino 113
    *Fascino 125 | 125 | 2020- | Fi Hybrid, Drum, Disc | Fascino Fi Hybrid
    **Aerox 155 | 155 | 2016- | MotoGP, S | Aerox
    **NVX 155 | 155 | 2016- | | NVX, NVX 125
    *NMAX | 155 | 2015- | Connected | NMAX 155, N Max, NM-X 155
    XMAX 300 | 292 | 2017- | | XMAX, X MAX
    TMAX | 560 | 2001- | Tech Max, DX | T MAX, TMAX 530, TMAX 560, TMAX 500
    Majesty | 249 | 1995-2011 | | Majesty 250, Majesty 125
    Majesty 400 | 395 | 2004-2014 | |
    Zuma 50 | 49 | 1988-2021 | F | Zuma, BWS 50
    Zuma 125 | 125 | 2009-2022 | | BWS 125
    Vino 50 | 49 | 1998-2017 | Classic | Vino
    Vino 125 | 124 | 2004-2010 | |
    **Nouvo | 113 | 2002-2016 | LX, SX, RC | Nouvo LX, Nouvo SX, Nouvo 4, Nouvo 5, Nouvo 6, Nouvo 2, Nouvo 3, Nouvo LX 135, Nouvo SX 125
    *Grande | 125 | 2014- | Hybrid, Blue Core | Nozza Grande
    Nozza | 113 | 2011-2014 | |
    **Janus | 125 | 2016- | Premium, Limited | Janus 125
    *FreeGo | 125 | 2019- | S | FreeGo 125, FreeGo S
    *Latte | 125 | 2019- | | Latte 125
    *Luvias | 125 | 2009-2016 | Fi, GTX | Luvias GTX, Luvias 125
    Cuxi | 102 | 2009-2013 | | Cuxi 100
    Acruzo | 125 | 2015-2019 | |
    Mio | 113 | 2003- | Soul, Ultimo, Classico, Classic, Amore, Maximo | Mio Soul, Mio Ultimo, Mio Classico, Mio Classic
    Mio 125 | 125 | 2014- | M3, i, Soul | Mio i 125, Mio M3
    Lexi | 125 | 2018- | | Lexi 125
    Cygnus | 125 | 1984- | X, Gryphus | Cygnus 125, Cygnus X
    Jog | 49 | 1983- | | Jog 50
  `,
  moped: `
    **Exciter 150 | 150 | 2014-2021 | GP, RC, Camo, Matte, Doxou, Limited | Exciter 2014 150, Ex 150, Exiter 150, MX King 150, Sniper 150
    **Exciter 155 | 155 | 2020- | VVA, GP, ABS, RC, Monster | Ex 155, Exciter 155 VVA, Sniper 155
    **Exciter 135 | 135 | 2005-2014 | GP, RC, R | Exciter, Ex 135, Exciter 2010, Jupiter MX 135, Sniper 135
    **Sirius | 110 | 1998- | RC, R | Sirius 110, Sirius xang co, Sirius 50
    *Sirius Fi | 114 | 2013- | RC | Sirius FI 115
    **Jupiter | 110 | 2001- | MX, V, RC, Gravita, Finn | Jupiter V, Jupiter MX, Jupiter Gravita, Jupiter 110
    Jupiter Fi | 114 | 2013-2022 | RC, GP | Jupiter FI 115
    *Taurus | 110 | 2007-2013 | LS, SS | Taurus 110
    PG-1 | 114 | 2023- | | PG1 115
    Finn | 114 | 2021- | |
    Mate 50 | 49 | 1965-2008 | | Mate, Town Mate 50
    Mate 80 | 79 | 1971-1998 | V80 | V80, Town Mate 80
  `,
});
