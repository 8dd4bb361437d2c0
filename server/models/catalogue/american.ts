import { table } from '../table.ts';

const indian = table('INDIAN', {
  cruiser: `
    *Scout | 1133 | 2014- | Sixty, Bobber, Rogue, ABS, 100th Anniversary | Indian Scout, Scout ABS
    *Scout Sixty | 999 | 2016-2024 | | Scout 60
    *Scout Bobber | 1133 | 2018- | Twenty, Sixty |
    *Chief Classic | 1811 | 2009-2018 | | Indian Chief Classic
    *Chief Vintage | 1811 | 2009-2019 | | Indian Chief Vintage
    Chief Dark Horse | 1890 | 2016- | Bobber | Chief Bobber Dark Horse
    Chief | 1811 | 1999- | Deluxe, Standard | Indian Chief
  `,
  tourer: `
    *Chieftain | 1811 | 2014- | Dark Horse, Limited, Classic, Elite | Chieftain Dark Horse, Chieftain Limited
    *Roadmaster | 1811 | 2015- | Classic, Elite, Limited, Dark Horse | Roadmaster Classic, Roadmaster Elite
    *Springfield | 1811 | 2016- | Dark Horse | Springfield Dark Horse
    Challenger | 1768 | 2020- | Limited, Dark Horse |
  `,
  naked: `
    FTR 1200 | 1203 | 2019- | S, Rally, Carbon | FTR, FTR 1200S
  `,
});

const victory = table('VICTORY', {
  cruiser: `
    *Vegas | 1731 | 2003-2017 | 8 Ball, Jackpot, Low | Vegas 8 Ball
    *Hammer | 1731 | 2005-2017 | S, 8 Ball | Hammer S, Hammer 8 Ball
    Kingpin | 1634 | 2004-2012 | Tour, Deluxe | King Pin, Kingpin Tour
    Jackpot | 1731 | 2006-2014 | | Vegas Jackpot
    High-Ball | 1731 | 2012-2017 | |
    Boardwalk | 1731 | 2013-2014 | |
    Judge | 1731 | 2013-2015 | |
    Gunner | 1731 | 2014-2017 | |
    Octane | 1179 | 2017-2017 | |
  `,
  tourer: `
    *Cross Country | 1731 | 2010-2017 | 8 Ball | Cross Country 8 Ball
    *Cross Country Tour | 1731 | 2012-2017 | |
    Cross Roads | 1731 | 2010-2014 | Classic, Hard Ball | Crossroads Classic, Hard Ball
    *Vision | 1731 | 2008-2017 | Tour, Street, 8 Ball | Vision Tour, Vision Street
    Magnum | 1731 | 2015-2017 | X1 | Magnum X1
    *V92C | 1507 | 1999-2004 | Deluxe, SC | V92, V92TC, Touring Cruiser
  `,
});

const buell = table('BUELL', {
  naked: `
    *Blast | 492 | 2000-2009 | | P3
    *Lightning XB9S | 984 | 2003-2010 | | XB9S, Lightning XB9, XB9SX
    *Lightning XB12S | 1203 | 2004-2010 | Long, Scg | XB12S, Lightning XB12, XB12Scg, XB12SS
    *Lightning X1 | 1203 | 1999-2002 | | X1, X1 Lightning
    S1 Lightning | 1203 | 1996-1998 | White Lightning | Lightning S1
    M2 Cyclone | 1203 | 1997-2002 | | Cyclone, Cyclone M2
    1125CR | 1125 | 2009-2010 | |
  `,
  sport: `
    *Firebolt XB9R | 984 | 2002-2007 | | XB9R, Firebolt XB9
    *Firebolt XB12R | 1203 | 2004-2010 | | XB12R, Firebolt XB12
    *1125R | 1125 | 2008-2010 | |
    S3 Thunderbolt | 1203 | 1997-2002 | T | Thunderbolt, Thunderbolt S3
  `,
  adventure: `
    *Ulysses XB12X | 1203 | 2006-2010 | XT | Ulysses, XB12X, XB12XT
  `,
});

export const american = [...indian, ...victory, ...buell];
