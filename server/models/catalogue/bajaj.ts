import { table } from '../table.ts';

export const bajaj = table('BAJAJ', {
  commuter: `
    **Pulsar 125 | 124 | 2019- | Neon, Split Seat, Drum, Disc, Carbon Fibre |
    *Pulsar 135 LS | 135 | 2009-2019 | | Pulsar 135, 135 LS
    ***Pulsar 150 | 149 | 2001- | DTS-i, UG1, UG2, UG3, UG4, UG4.5, UG5, Classic, Neon, Single Disc, Twin Disc, Double Disc, ABS |
    *Pulsar 180 | 178 | 2001-2021 | DTS-i, UG3, UG4, 180F, Neon, Roadster | Pulsar 180F
    Pulsar P150 | 149 | 2022-2024 | Single Disc, Twin Disc | P150
    *Pulsar 200 DTS-i | 198 | 2007-2009 | | Pulsar 200, Pulsar 200 DTSi oil cooled
    *Platina 100 | 102 | 2006- | ES, KS, Comfortec, ES Drum, ES Disc, Alloy | Platina, Platina 100 ES
    *Platina 110 | 115 | 2018- | H Gear, ABS, Drum, Disc | Platina 110 H Gear
    Platina 125 | 124 | 2008-2011 | DTS-Si |
    *CT 100 | 102 | 2004- | B, ES, KS, Deluxe, Alloy | CT 100 B
    CT 110 | 115 | 2019-2023 | X, ES, KS | CT 110X
    CT 125X | 124 | 2022- | Drum, Disc | CT 125
    *Discover 100 | 94 | 2009-2016 | DTS-i, 4G |
    Discover 100T | 102 | 2013-2014 | |
    Discover 100M | 102 | 2013-2015 | |
    Discover 110 | 115 | 2005-2020 | DTS-i, Drum, Disc | Discover 112
    **Discover 125 | 125 | 2004-2020 | DTS-i, Drum, Disc, Drum Brake, Disc Brake |
    Discover 125 ST | 125 | 2012-2014 | | Discover 125ST, Discover ST
    Discover 125T | 125 | 2013-2014 | |
    Discover 125M | 125 | 2014-2016 | Drum, Disc |
    *Discover 135 | 134 | 2006-2011 | DTS-i |
    Discover 150 | 145 | 2010-2014 | DTS-i |
    Discover 150S | 145 | 2014-2016 | Drum, Disc |
    Discover 150F | 145 | 2014-2016 | Drum, Disc |
    *XCD 125 | 125 | 2007-2010 | DTS-Si, Kick, Electric | XCD
    XCD 135 | 135 | 2009-2010 | |
    *V15 | 150 | 2016-2020 | Power Up | Vikrant, V 15 Vikrant, V150
    V12 | 125 | 2016-2019 | Drum, Disc | V125
    Freedom 125 | 125 | 2024- | CNG, NG04 Drum, NG04 LED, NG04 Disc LED | Freedom CNG
    *Boxer | 99 | 1997- | AT, CT, AR, S, Deluxe | Boxer 100, Boxer BM 100, BM 100, Boxer CT, Boxer AT
    Boxer 150 | 145 | 2010- | X, HD | Boxer BM 150, BM 150, Boxer X150
    *Caliber | 112 | 1998-2006 | Croma | Kawasaki Caliber, Caliber Croma, Calibre
    Caliber 115 | 112 | 2003-2006 | | Calibre 115
    4S Champion | 99 | 1991-2000 | | 4S, Champion, Kawasaki 4S, Kawasaki Bajaj 4S Champion
    KB 100 | 98 | 1986-1998 | RTZ | KB 100 RTZ, Kawasaki KB 100, RTZ
    KB 125 | 123 | 1989-1998 | | Kawasaki KB 125
    Aspire | 99 | 2000-2003 | |
    Byk | 92 | 2003-2005 | | Bajaj Byk
    Wind 125 | 125 | 2003-2005 | | Kawasaki Wind, Wind, Kawasaki Wind 125
  `,
  naked: `
    *Pulsar NS 125 | 124 | 2021- | ABS | NS 125, Pulsar 125 NS
    **Pulsar NS 160 | 160 | 2017- | ABS, Twin Disc, Refresh | NS 160, Pulsar 160 NS, Pulsar 160
    **Pulsar NS 200 | 200 | 2012- | ABS, FI, Fuel Injection, Refresh | NS 200, Pulsar 200 NS, Pulsar 200NS
    Pulsar NS 400Z | 373 | 2024- | | NS 400, Pulsar NS 400, Pulsar 400, NS 400Z
    Pulsar N125 | 125 | 2024- | LED Disc, LED Disc BT | N125
    *Pulsar N150 | 149 | 2023-2025 | Single Disc, Twin Disc | N150
    *Pulsar N160 | 165 | 2022- | Single Channel ABS, Dual Channel ABS, USD | N160
    *Pulsar N250 | 249 | 2021- | | N250, Pulsar 250
    **Dominar 400 | 373 | 2016- | ABS, UG, Touring, D400 | Dominar, D400
    Dominar 250 | 249 | 2020- | | D250
  `,
  sport: `
    **Pulsar 220F | 220 | 2007- | DTS-i, DTS-Fi, ABS | Pulsar 220, Pulsar 220 DTSi, Pulsar 220 F
    Pulsar 220S | 220 | 2010-2011 | |
    *Pulsar RS 200 | 200 | 2015- | ABS, Non ABS, Dual Channel ABS | RS 200, Pulsar 200 RS
    Pulsar F250 | 249 | 2021-2024 | | F250
  `,
  adventure: `
    *Pulsar AS 150 | 150 | 2015-2017 | | AS 150, Pulsar 150 AS
    Pulsar AS 200 | 200 | 2015-2017 | | AS 200, Pulsar 200 AS
  `,
  cruiser: `
    Avenger 180 | 179 | 2005-2007 | |
    Avenger 200 | 199 | 2007-2010 | DTS-i |
    *Avenger 220 | 220 | 2010-2015 | DTS-i |
    *Avenger Street 150 | 150 | 2015-2018 | | Avenger 150, Avenger 150 Street
    *Avenger Street 160 | 160 | 2019- | ABS | Avenger 160, Avenger 160 Street
    Avenger Street 180 | 180 | 2018-2019 | | Avenger 180 Street
    *Avenger Street 220 | 220 | 2015- | | Avenger 220 Street
    *Avenger Cruise 220 | 220 | 2015-2024 | ABS | Avenger 220 Cruise, Avenger Cruise
    Eliminator 175 | 174 | 2001-2005 | | Eliminator, Kawasaki Eliminator, Kawasaki Bajaj Eliminator
  `,
  scooter: `
    *Chetak | 145 | 1972-2009 | Classic, Deluxe, 4 Stroke | Chetak 150, Chetak 4 Stroke
    *Super | 150 | 1976-2006 | FE, Deluxe | Super FE, Super 150
    Priya | 150 | 1975-1990 | |
    Bravo | 145 | 1995-2003 | |
    Legend | 145 | 1998-2002 | | Legend NXT
    Saffire | 92 | 2000-2006 | | Safire
    Spirit | 60 | 1999-2006 | ES |
    Sunny | 60 | 1990-2002 | Zip, Spice | Sunny Zip, Sunny Spice
    Wave | 110 | 2005-2007 | DTS-i |
    Kristal | 95 | 2007-2010 | DTS-i | Kristal DTS-i, Crystal
  `,
  moped: `
    *M80 | 74 | 1981-2003 | Major, 4S | M80 Major, M 80 4S
  `,
});
