import { table } from '../table.ts';

const benelli = table('BENELLI', {
  naked: `
    *TNT 25 | 249 | 2015-2019 | Standard | TNT 250
    *TNT 300 | 300 | 2014-2021 | ABS |
    *TNT 600i | 600 | 2014-2021 | ABS, GT, Limited | TNT 600, TNT 600 GT
    TNT 899 | 899 | 2006-2018 | | TNT 899 S
    TNT R | 1131 | 2006-2018 | | TNT 1130, TNT 1130 R
    *TNT 135 | 135 | 2016- | | TNT 125
    *TNT 150 | 149 | 2017-2022 | i | TNT 150i
    *TNT 15 | 148 | 2015-2018 | |
    180S | 175 | 2019- | |
    302S | 300 | 2018- | |
    165S | 165 | 2019- | |
  `,
  sport: `
    *302R | 300 | 2017- | ABS | BN 302R
  `,
  classic: `
    *Imperiale 400 | 374 | 2019- | | Imperiale
    *Leoncino 500 | 500 | 2017- | Trail | Leoncino
    Leoncino 250 | 249 | 2019- | |
    Leoncino 800 | 754 | 2021- | |
  `,
  adventure: `
    *TRK 502 | 500 | 2017- | X | TRK 502X
    *TRK 251 | 249 | 2020- | | TRK 250
    TRK 702 | 698 | 2023- | X |
  `,
  cruiser: `
    502C | 500 | 2020- | |
  `,
});

const hyosung = table('HYOSUNG', {
  sport: `
    *GT 250R | 249 | 2005-2018 | ABS, Limited | GT 250
    *GT 650R | 647 | 2005-2018 | | GT 650, GD 650R
  `,
  naked: `
    *GT 650N | 647 | 2004-2018 | | Comet 650
    GT 250N | 249 | 2003-2018 | | Comet 250
    GD 250N | 249 | 2013-2018 | | GD 250
  `,
  cruiser: `
    *Aquila 250 | 249 | 2000- | GV 250 | GV 250, Aquila GV 250
    *Aquila Pro 650 | 647 | 2006-2018 | GV 650 | ST7, GV 650, Aquila 650, Aquila Pro, ST 7
    *Mirage 250 | 249 | 2018- | GV 300 | Mirage
  `,
});

const lifan = table('LIFAN', {
  sport: `
    **KPR 150 | 150 | 2014- | FI, V1, V2, V3 | KPR
    **KPR 165 | 165 | 2017- | R, NBF, EFI, Carb, NBF2 | KPR 165R, KPR 165R NBF2
    KPR 200 | 200 | 2017- | |
  `,
  adventure: `
    *KPT 150 | 150 | 2017- | | KPT, KPT 150 4V
    X-Pect 150 | 150 | 2021- | |
  `,
  naked: `
    *KP Mini | 150 | 2013-2019 | | KP Mini 150
    *KPS 150 | 150 | 2016- | | KPS
  `,
  cruiser: `
    *K19 | 165 | 2021- | | K19 165
  `,
  commuter: `
    Glint | 97 | 2014-2019 | | Glint 100
    Victor R | 125 | 2018- | | Victor R V8, Victor R Fi
  `,
});

const walton = table('WALTON', {
  commuter: `
    *Fusion 125 | 125 | 2009-2018 | NX, EX | Fusion, Fusion 125 NX, Fusion 125 EX
    Fusion 110 | 110 | 2010-2018 | EX |
    *Prizm 110 | 110 | 2011-2018 | | Prizm
    *Xplore 140 | 140 | 2010-2017 | | Xplore, Explore 140
    Stylex 100 | 100 | 2010-2017 | | Stylex
    Ranger 100 | 100 | 2010-2015 | | Ranger
    Cruize 100 | 100 | 2010-2016 | | Cruize
    Leo | 80 | 2010-2018 | | Leo 80
    Fury 150 | 150 | 2014-2018 | |
  `,
});

const runner = table('RUNNER', {
  commuter: `
    *Bullet 100 | 98 | 2013- | V2 | Bullet, Bullet V2
    *Bullet 135 | 135 | 2021- | |
    *Turbo 125 | 125 | 2014- | Matte, V2 | Turbo
    *Knight Rider 150 | 149 | 2016- | V2, Matte | Knight Rider, Knight Rider V2
    *Deluxe 80 | 86 | 2011- | AD 80S, AD80S | AD 80S, AD 80, DY 80, AD80S Deluxe, Dayang 80, Deluxe AD 80
    *Cheeta 100 | 100 | 2012- | | Cheeta
    *F100-6A | 98 | 2011-2019 | | F 100, Freedom F100, F100 6
    Royal Plus 110 | 110 | 2012- | | Royal Plus, Royal+
    Kite Plus 110 | 110 | 2019- | | Kite Plus, Kite+, Kite
    Trover 100 | 98 | 2016-2018 | |
    *Bike RT 80 | 86 | 2013- | | RT 80, RT
    Skooty 110 | 110 | 2021- | |
  `,
  sport: `
    *UM Runner Xtreet R | 230 | 2016-2019 | 230 | Xtreet R, UM Xtreet
    UM DSR 150 | 150 | 2018-2021 | | DSR 150
  `,
});

const zongshen = table('ZONGSHEN', {
  commuter: `
    *ZS 125 | 125 | 2004- | 50, 68 |
    ZS 150 | 150 | 2005- | 50, 58 |
    ZS 100 | 98 | 2003-2016 | |
    ZS 80 | 80 | 2004-2016 | |
    Z-One 150 | 150 | 2016- | S, T | Z One
  `,
  adventure: `
    RX1 | 200 | 2016-2020 | | RX1 200
    *RX3 | 250 | 2014- | S | RX3 250, Cyclone RX3
  `,
});

const keeway = table('KEEWAY', {
  naked: `
    *RKS 100 | 99 | 2014- | V2, V3 |
    *RKS 125 | 125 | 2013- | |
    **RKS 150 | 149 | 2016- | Sports, CBS | RKS 150 Sports
    *RKR 165 | 165 | 2021- | |
    *RK 125 | 125 | 2016- | |
    TXM 150 | 149 | 2018- | |
  `,
  cruiser: `
    *Superlight 150 | 149 | 2015- | | Superlight
    *Superlight 200 | 197 | 2011- | |
    K-Light 202 | 197 | 2017- | |
    K-Light 250V | 249 | 2022- | | K Light 250
  `,
  commuter: `
    Magnet 100 | 99 | 2015- | |
    RKV 150 | 149 | 2013-2018 | |
  `,
});

const haojue = table('HAOJUE', {
  commuter: `
    *Cool 150 | 150 | 2014-2019 | | Cool
    *KA 135 | 135 | 2016- | |
    DR 160 | 162 | 2018- | S |
    *TR 150 | 150 | 2017- | |
    TZ 135 | 135 | 2014-2019 | |
    Lindy 125 | 124 | 2017- | |
  `,
});

const husqvarna = table('HUSQVARNA', {
  naked: `
    *Svartpilen 250 | 249 | 2020-2023 | |
    *Vitpilen 250 | 249 | 2020-2024 | |
    *Svartpilen 401 | 399 | 2018- | | Svartpilen
    *Vitpilen 401 | 373 | 2018- | | Vitpilen
    Vitpilen 701 | 693 | 2018-2020 | |
    Svartpilen 701 | 693 | 2019-2020 | |
  `,
  'off-road': `
    FE 250 | 250 | 2014- | |
    FE 350 | 350 | 2014- | S | FE 350S
    FE 450 | 450 | 2014- | |
    FE 501 | 511 | 2014- | S | FE 501S
    FC 250 | 250 | 2014- | |
    FC 350 | 350 | 2014- | |
    FC 450 | 450 | 2014- | |
    TC 50 | 49 | 2017- | | TC 50 Mini
    TC 65 | 65 | 2017- | |
    TC 85 | 85 | 2014- | |
    TC 125 | 125 | 2014- | |
    TC 250 | 249 | 2002- | |
    TE 250 | 249 | 2002- | i | TE 250i
    TE 300 | 293 | 2014- | i | TE 300i
    TE 450 | 449 | 2002-2010 | |
    TE 510 | 501 | 2004-2010 | |
    TE 610 | 576 | 1992-2010 | |
    TE 630 | 600 | 2010-2013 | |
    TX 300 | 293 | 2017- | i |
    WR 250 | 249 | 1980-2013 | |
    701 Enduro | 693 | 2016- | LR | 701
    701 Supermoto | 693 | 2015- | |
    Norden 901 | 889 | 2021- | Expedition | Norden
  `,
});

export const others = [
  ...benelli,
  ...hyosung,
  ...lifan,
  ...walton,
  ...runner,
  ...zongshen,
  ...keeway,
  ...haojue,
  ...husqvarna,
];
