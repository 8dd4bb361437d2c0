import { table } from '../table.ts';

export const tvs = table('TVS', {
  commuter: `
    AX 100 | 98 | 1984-1996 | R | Suzuki AX 100, Ind Suzuki
    Supra | 98 | 1990-1998 | SS | Suzuki Supra
    Shogun | 108 | 1993-2001 | | Suzuki Shogun
    Samurai | 98 | 1994-2005 | No Problem | Suzuki Samurai
    *Max 100 | 98 | 1990-2008 | R, Classic | Max 100R, Suzuki Max 100, Max R
    *Max DLX | 98 | 1999-2008 | Delux |
    *Fiero | 147 | 2000-2007 | F2, FX | Suzuki Fiero, Fiero F2, Fiero 150
    Fiero 125 | 125 | 2008-2012 | | Flame Fiero
    *Victor | 110 | 2001-2021 | GL, GLX, GX, Edge, Premium, Drum, Disc | Victor 110, Victor GLX, Victor GL, Victor GX
    Victor GLX 125 | 125 | 2004-2008 | | Victor 125
    Centra | 100 | 2004-2006 | | Centra VT
    *Star | 100 | 2004-2012 | | Star 100
    *Star City | 110 | 2005-2015 | ES, KS, DLX | Star City 110, Star City 100
    **Star City Plus | 110 | 2014- | Drum, Disc, Dual Tone | Star City+, Star City Plus 110
    *Sport | 110 | 2007- | ES, ELS, KS, Alloy, Self | Star Sport, Sport 100, Sport 110, Star Sport 100
    *Flame | 125 | 2008-2012 | SR 125, DS 125 | Flame 125, Flame SR 125, Flame DS 125
    *Jive | 110 | 2009-2012 | | Jive 110
    *Max 4R | 110 | 2011-2014 | | Max 4R 110
    *Metro | 100 | 2014- | ES, KS, Alloy | Metro 100
    *Metro Plus | 110 | 2016- | Drum, Disc | Metro Plus 110
    *Phoenix | 125 | 2012-2016 | Drum, Disc | Phoenix 125
    **Radeon | 110 | 2018- | Drum, Disc, Commuter of the Year, Dual Tone | Radeon 110
    **Raider | 125 | 2021- | Drum, Disc, Super Squad, SX, iGO, SmartXonnect | Raider 125
    *Stryker | 125 | 2018- | | Stryker 125
    HLX 125 | 125 | 2013- | | HLX
    HLX 150 | 150 | 2017- | |
  `,
  naked: `
    *Apache 150 | 147 | 2006-2008 | | Apache
    **Apache RTR 150 | 148 | 2008-2018 | Race Edition, Refresh, ABS | Apache 150 RTR, RTR 150
    **Apache RTR 160 | 160 | 2007- | EFI, Hyper Edge, Matte, Rear Disc, Front Disc, Single Disc, Double Disc, 2V, ABS | Apache 160, Apache 160 RTR, RTR 160, Apache RTR 160 2V, RTR 160 2V
    **Apache RTR 160 4V | 160 | 2018- | Single Disc, Double Disc, Dual Disc, Smart Xonnect, SmartXonnect, ABS, Carb, Fi, Special Edition, USD | Apache RTR 4V, RTR 160 4V, RTR 4V, Apache 160 4V, Apache 4V
    *Apache RTR 165 RP | 165 | 2021-2023 | | Apache RTR 165, RTR 165
    *Apache RTR 180 | 177 | 2009- | ABS, Race Edition, Matte | Apache 180, RTR 180, Apache 180 RTR
    **Apache RTR 200 4V | 198 | 2016- | ABS, Carb, FI, Race Edition, Race Edition 2.0, Pirelli, Slipper Clutch, Ethanol | Apache RTR 200, Apache 200, RTR 200, Apache 200 RTR, RTR 200 4V
    *Apache RTR 310 | 312 | 2023- | Arsenal Black, Fury Yellow | RTR 310
    *Ronin | 226 | 2022- | SS, DS, TD, Single Channel, Dual Channel | Ronin 225
  `,
  sport: `
    **Apache RR 310 | 312 | 2017- | BTO, Race Replica | RR 310, Apache 310
  `,
  scooter: `
    *Scooty | 60 | 1993-2006 | ES, KS | Scooty ES, Scooty 60
    *Scooty Pep | 75 | 2003-2006 | | Pep
    **Scooty Pep Plus | 88 | 2005-2024 | Glossy, Matte, Babelicious | Scooty Pep+, Pep Plus, Pep+, Scooty Pep 90
    *Scooty Streak | 88 | 2009-2016 | | Streak, Scooty Streak 90
    *Scooty Teenz | 60 | 2006-2010 | Electric | Teenz
    *Scooty Zest | 110 | 2014- | Matte, Himalayan Highs | Scooty Zest 110, Zest 110, Zest
    Spectra | 147 | 1998-2002 | |
    *Wego | 110 | 2010-2020 | Drum, Disc | Wego 110
    **Jupiter | 110 | 2013- | ZX, Classic, Grande, SmartXonnect, Disc, Drum, SXC | Jupiter 110, Jupiter ZX, Jupiter Classic, Jupiter Grande
    **Jupiter 125 | 125 | 2021- | Drum, Disc, Alloy, SmartXonnect |
    **Ntorq 125 | 125 | 2018- | Race Edition, Race XP, Super Squad, XT, Drum, Disc | Ntorq, N Torq
    Ntorq 150 | 150 | 2025- | |
    Dazz | 110 | 2012-2020 | | Dazz 110
  `,
  moped: `
    *TVS 50 | 49 | 1980-1995 | XL | 50 XL, XL 50
    *XL Super | 70 | 1996-2018 | HD, Heavy Duty | XL Super HD, XL Heavy Duty, Super XL, XL Super Heavy Duty, Heavy Duty Super XL
    **XL 100 | 100 | 2015- | Comfort, Heavy Duty, i Touch Start, Winner | XL 100 Comfort, XL 100 Heavy Duty, XL 100 HD
    Champ | 49 | 1984-2004 | XL | XL Champ
    Neo | 110 | 2007-2018 | XR, X3i | Neo XR, Neo XR 110, Neo 110
    Rockz | 125 | 2010-2018 | | Rockz 125
  `,
});
