import { table } from '../table.ts';

/** With what was sold as Hero Honda until 2011. */
export const hero = table('HERO', {
  commuter: `
    *CD 100 | 97 | 1985-2004 | | CD
    CD 100 SS | 97 | 1991-2006 | | CD SS
    *CD Dawn | 97 | 2003-2012 | | Dawn
    *CD Deluxe | 97 | 2006-2013 | | CD Delux
    *Splendor | 97 | 1994-2005 | | Old Splendor
    ***Splendor Plus | 97 | 2004- | Alloy, Self Alloy, Kick Alloy, Kick Spoke, i3S, IBS, IBS i3S, XTEC, XTEC 2.0, Black and Accent | Splendor+, Splendor Plus XTEC, Splendor XTEC
    *Splendor NXG | 97 | 2007-2014 | Spoke, Cast, Self | NXG, Splendor NXG 100
    *Super Splendor | 125 | 2005- | i3S, XTEC, Drum, Disc | Super Splendor 125, Splendor 125
    *Splendor Pro | 97 | 2011-2018 | Alloy, Self, Kick |
    Splendor Pro Classic | 97 | 2014-2018 | | Pro Classic, Splendor Classic
    *Splendor iSmart | 97 | 2014-2019 | IBS | iSmart, i Smart 100
    *Splendor iSmart 110 | 110 | 2016-2020 | Drum, Disc | iSmart 110, Splendor 110
    *Passion | 97 | 2001-2004 | |
    **Passion Plus | 97 | 2004- | Drum, Disc | Passion+
    **Passion Pro | 97 | 2008-2022 | Alloy, Spoke, Self, Kick, Drum, Disc, i3S | Passion Pro i3S
    Passion Pro TR | 97 | 2013-2016 | | Passion TR
    Passion Pro 110 | 113 | 2018-2022 | Drum, Disc | Passion Pro BS6
    *Passion XPro | 110 | 2012-2020 | Drum, Disc | X Pro, Passion X Pro
    *Passion XTEC | 113 | 2022-2024 | Drum, Disc | Passion X tec
    *HF Dawn | 97 | 2009-2018 | |
    **HF Deluxe | 97 | 2009- | Alloy, Spoke, Self, Kick, i3S, IBS, Eco, Pro, All Black | HF Delux, Deluxe, HF Deluxe Self, HF Deluxe 100
    HF 100 | 97 | 2021- | | HF
    **Glamour | 125 | 2005- | Fi, PGM Fi, Drum, Disc, i3S, Blaze, XTEC, Canvas | Glamour 125, Glamour FI, Glamour XTEC, Glamour i3S
    Glamour X | 125 | 2025- | Drum, Disc | Glamour X 125
    *Ignitor | 125 | 2012- | XTEC, Techno | Ignitor 125
    Ambition | 133 | 2002-2006 | | Ambition 135
    *Achiever | 150 | 2005-2019 | Drum, Disc, i3S | Achiever 150
    Street | 97 | 1997-2002 | | Street Smart
    Sleek | 97 | 1989-1996 | |
    *Hunk | 149 | 2007-2023 | Single Disc, Double Disc, Dual Disc, Self Disc, Matt | Hunk 150, Hunk 150R
    *CBZ | 157 | 1999-2005 | Star | CBZ Star, CBZ 150, CBZ Classic
    *CBZ Xtreme | 149 | 2006-2014 | Kick, Self, Single Disc, Double Disc | CBZ X-treme, CBZ Extreme, CBZ Xtreme 150
    *Xtreme | 149 | 2011-2015 | Single Disc, Double Disc | Xtreme 150, Extreme 150
    *Xtreme Sports | 149 | 2015-2018 | Single Disc, Double Disc | Xtreme Sport
  `,
  naked: `
    **Xtreme 125R | 125 | 2024- | IBS, ABS | Xtreme 125
    **Xtreme 160R | 163 | 2020- | Single Disc, Double Disc, Stealth, Stealth 2.0, 100 Million, 4V, 2V | Xtreme 160, Xtreme 160R 4V
    *Xtreme 200R | 200 | 2018-2022 | | Xtreme 200
    Xtreme 250R | 250 | 2025- | |
    *Thriller 160R | 163 | 2020- | FI ABS, Single Disc, Double Disc, 4V | Thriller, Thriller 160
    *Mavrick 440 | 440 | 2024- | Base, Mid, Top | Mavrick, Maverick 440
  `,
  sport: `
    **Karizma | 223 | 2003-2014 | R | Karizma R, Karizma 225, Karizma 223
    *Karizma ZMR | 223 | 2009-2019 | Single Tone, Dual Tone | ZMR, Karizma ZMR 223
    *Karizma XMR | 210 | 2023- | | XMR, Karizma XMR 210, XMR 210
    Xtreme 200S | 200 | 2019-2023 | 4V | Xtreme 200S 4V
  `,
  adventure: `
    **Xpulse 200 | 200 | 2019-2023 | FI, Rally Kit, BS6 | X Pulse 200, Xpulse
    *Xpulse 200 4V | 200 | 2021- | Pro, Rally Edition |
    Xpulse 210 | 210 | 2025- | Base, Top |
    Impulse | 149 | 2011-2015 | | Impulse 150
  `,
  tourer: `
    Xpulse 200T | 200 | 2019- | 4V, BS6 | Xpulse 200T 4V
  `,
  scooter: `
    **Pleasure | 102 | 2005-2019 | Self, Alloy, Spoke | Pleasure 100
    **Pleasure Plus | 111 | 2019- | XTEC, Platinum | Pleasure+, Pleasure 110, Pleasure Plus 110
    *Maestro | 109 | 2012-2017 | | Maestro 110
    *Maestro Edge | 111 | 2015-2022 | VX, LX, ZX | Maestro Edge 110
    *Maestro Edge 125 | 125 | 2019-2023 | Fi, Drum, Disc, Stealth, Connected | Maestro 125
    *Duet | 111 | 2015-2020 | VX, LX | Duet 110
    *Destini 125 | 125 | 2018- | VX, LX, ZX, Platinum, Prime, XTEC | Destini, Destini Prime, Destini 125 XTEC
    *Xoom 110 | 111 | 2023- | LX, VX, ZX, Combat | Xoom
    Xoom 125 | 125 | 2025- | VX, ZX |
    Xoom 160 | 156 | 2025- | |
    *Dash | 111 | 2014-2022 | VX, LX | Dash 110
  `,
});
