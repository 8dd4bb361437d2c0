import { table } from '../table.ts';

const jawa = table('JAWA', {
  classic: `
    *Jawa 42 | 294 | 2018- | ABS, Dual ABS, 2.1, FJ | Forty Two, 42, Jawa Forty Two
    Jawa 42 FJ | 334 | 2024- | | 42 FJ, 350 FJ
    *Jawa | 293 | 2018-2023 | Classic, ABS, Dual ABS, 90th Anniversary | Jawa 300, Jawa Classic, Jawa Standard, Jawa Jawa
    *Jawa 350 | 334 | 2024- | |
    *Perak | 334 | 2019- | | Jawa Perak
    *42 Bobber | 334 | 2022- | | Jawa 42 Bobber, Bobber
    *Yezdi 250 | 249 | 1973-1996 | Classic, Deluxe, B, CL II | Jawa 250, Yezdi Classic, Jawa Yezdi, Yezdi Deluxe, Yezdi 250 B
    Yezdi Roadking | 249 | 1978-1996 | | Roadking, Road King, Yezdi Road King, Yezdi Roadking 250
    Yezdi 350 Twin | 344 | 1983-1992 | | Yezdi 350, Yezdi Twin 350
    Yezdi 175 | 175 | 1977-1990 | | Monarch, Yezdi Monarch
    CZ 125 | 124 | 1973-1994 | | Jawa CZ 125
    CZ 175 | 172 | 1969-1994 | | Jawa CZ 175
    Jawa 350 Type 634 | 344 | 1973-1985 | | Jawa 634, 634
    Jawa 350 Type 638 | 344 | 1984-1995 | | Jawa 638, 638
  `,
});

const yezdi = table('YEZDI', {
  classic: `
    *Roadster | 334 | 2022- | Dark, Chrome | Yezdi Roadster
    *Scrambler | 334 | 2022- | Single Tone, Dual Tone | Yezdi Scrambler
  `,
  adventure: `
    *Adventure | 334 | 2022- | | Yezdi Adventure
  `,
});

const mahindra = table('MAHINDRA', {
  commuter: `
    *Centuro | 107 | 2013-2020 | N1, O1, NXT, Rockstar, Mirzya, XT, Disc | Centuro 110, Centuro Rockstar, Centuro NXT
    Stallio | 107 | 2010-2011 | | Stallio 110
    Pantero | 107 | 2013-2016 | T1, T2, T3, T4 | Pantero 110, Pantero T1
    Arro | 110 | 2016-2019 | | Arro 110
  `,
  adventure: `
    *Mojo | 295 | 2015-2022 | XT 300, UT 300, ABS, 300 | Mojo 300, Mojo XT 300, Mojo UT 300, Mojo 300 ABS
  `,
  scooter: `
    *Duro | 125 | 2009-2014 | DZ | Duro DZ, Duro 125, Duro DZ 125
    *Rodeo | 125 | 2009-2015 | RZ, UZO | Rodeo RZ, Rodeo UZO 125, Rodeo 125
    Flyte | 125 | 2009-2012 | | Flyte 125, SYM Flyte
    Kine | 72 | 2009-2012 | | Kine 80
    *Gusto | 109 | 2014-2019 | DX, VX, HX, RS | Gusto 110
    *Gusto 125 | 125 | 2016-2019 | DX, VX |
  `,
});

const lml = table('LML', {
  scooter: `
    *NV | 150 | 1990-2006 | Special, 4 Stroke, 150 | NV 150, Vespa NV, NV Special
    *Select | 150 | 1994-2006 | II, 4 | Select II, Select 150, Vespa Select, Select 4
    Star Euro | 150 | 2005-2018 | 150, 200 | Star Euro 150, Star Euro 200
    Vespa XE | 150 | 1984-1999 | T5, PL 170 | Vespa T5, Vespa PL 170
    Supremo | 150 | 1998-2003 | |
  `,
  commuter: `
    *Freedom | 109 | 2002-2017 | DX, Prima, LS, Topper | Freedom 110, Freedom Prima, Freedom Topper, Freedom DX
    Energy | 109 | 2000-2003 | | Energy 110
    Adreno | 109 | 2001-2004 | FX | Adreno FX
    *Graptor | 150 | 2004-2007 | | Graptor 150
    CRD 100 | 98 | 2004-2014 | | CRD
    Beamer | 150 | 2005-2008 | | Beamer 150
  `,
});

const kinetic = table('KINETIC', {
  scooter: `
    *Honda DX | 98 | 1984-2002 | ZX, EX, Marvel, Y2K | Kinetic Honda, DX, ZX, Kinetic DX, Kinetic ZX
    *Nova | 115 | 2002-2008 | 115, 135, EX, DX | Nova 115, Nova 135
    Blaze | 165 | 2006-2008 | | Blaze 165
    Zing | 72 | 2003-2008 | | Zing 80
    Style | 72 | 1998-2004 | | Pride Style
    Flyte 125 | 125 | 2008-2009 | | Flyte
    Italjet Dragster | 125 | 2006-2008 | |
  `,
  moped: `
    *Luna | 50 | 1972-2003 | TFR, Super, Wings, Magnum, Double Plus, TFR Plus | Luna TFR, Luna Super, Luna Magnum, Luna Wings
    King | 98 | 1999-2004 | 100 | Kinetic King, King 100
  `,
  commuter: `
    Boss | 111 | 2003-2006 | 115 | Boss 115
    GF 170 | 165 | 2001-2005 | Laser, City | GF Laser, GF 125
    *Comet | 249 | 2003-2008 | | Hyosung Comet, Comet GT 250
    Aquila | 249 | 2003-2008 | | Hyosung Aquila
    Challenger | 98 | 2000-2004 | |
    Velocity | 114 | 2004-2006 | |
    Stryker | 111 | 2006-2008 | | Stryker 110
  `,
});

const rajdoot = table('RAJDOOT', {
  commuter: `
    *Rajdoot 175 | 173 | 1962-2005 | Deluxe, Excel T, Standard, Electronic | Excel T, Rajdoot Excel, Rajdoot Deluxe, Standard 175, Rajdoot Excel T, Rajdoot
    Bobby | 173 | 1974-1990 | GTS | GTS 175, Rajdoot GTS, Bobby GTS
    Ranger | 173 | 1985-1998 | |
  `,
});

export const southAsian = [...jawa, ...yezdi, ...mahindra, ...lml, ...kinetic, ...rajdoot];
