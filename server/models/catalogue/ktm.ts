import { table } from '../table.ts';

export const ktm = table('KTM', {
  naked: `
    **125 Duke | 125 | 2011- | ABS, European, Indian, BS6 | Duke 125, 125 Duke ABS
    *160 Duke | 164 | 2025- | |
    **200 Duke | 200 | 2012- | ABS, BS6, Gen 2, Non ABS | Duke 200
    *250 Duke | 249 | 2015- | ABS, BS6, Gen 3 | Duke 250
    **390 Duke | 399 | 2013- | ABS, BS6, Gen 3, Ride by Wire | Duke 390
    690 Duke | 693 | 2008-2019 | R | Duke 690
    *790 Duke | 799 | 2018- | L | Duke 790
    890 Duke | 889 | 2020- | R, GP | Duke 890
    990 Duke | 947 | 2024- | |
    990 Super Duke | 999 | 2005-2013 | R | Super Duke 990, Super Duke
    1290 Super Duke | 1301 | 2014- | R, GT, Evo | Super Duke 1290, 1290 Super Duke R, Super Duke R, 1290 Super Duke GT
    640 Duke | 625 | 1999-2006 | II | Duke 640, Duke 2
  `,
  sport: `
    *RC 125 | 125 | 2014- | ABS, BS6 |
    RC 160 | 164 | 2025- | |
    **RC 200 | 200 | 2014- | ABS, BS6, GP, Gen 2, Non ABS |
    RC 250 | 249 | 2015- | |
    **RC 390 | 373 | 2014- | ABS, BS6, GP, Gen 2, Cup |
    RC8 | 1148 | 2008-2015 | R | 1190 RC8, 1190 RC8R, RC8 R
  `,
  adventure: `
    *250 Adventure | 249 | 2020- | V | Adventure 250
    **390 Adventure | 399 | 2020- | X, SW, R, Rally, Enduro, S | Adventure 390, 390 ADV, 390 Adventure X
    390 Enduro R | 399 | 2025- | |
    790 Adventure | 799 | 2019- | R, Rally | Adventure 790
    890 Adventure | 889 | 2020- | R, Rally | Adventure 890
    950 Adventure | 942 | 2003-2006 | S | Adventure 950
    990 Adventure | 999 | 2006-2013 | R, Dakar | Adventure 990
    1050 Adventure | 1050 | 2015-2016 | |
    1090 Adventure | 1050 | 2017-2019 | R | Adventure 1090
    1190 Adventure | 1195 | 2013-2016 | R | Adventure 1190
    1290 Super Adventure | 1301 | 2015- | S, R, T | Super Adventure 1290, Super Adventure, 1290 Super Adventure S
    640 Adventure | 625 | 1998-2007 | R | Adventure 640
    950 Supermoto | 942 | 2005-2008 | R |
    990 Supermoto | 999 | 2008-2013 | T, R | 990 SMT, 990 SM T
  `,
  'off-road': `
    50 SX | 49 | 1997- | Mini, Pro Senior, Pro Junior | 50 SXS, SX 50
    65 SX | 65 | 1998- | | SX 65
    85 SX | 85 | 2003- | | SX 85
    105 SX | 105 | 2004-2011 | |
    125 SX | 125 | 1990- | | SX 125
    150 SX | 144 | 2009- | | SX 150
    250 SX | 249 | 1990- | | SX 250
    250 SX-F | 250 | 2005- | Factory Edition | SX F 250, SXF 250
    350 SX-F | 350 | 2011- | | SX F 350, SXF 350
    450 SX-F | 450 | 2003- | Factory Edition, Racing | SX F 450, SXF 450, 450 SX
    525 SX | 510 | 2003-2006 | | SX 525
    125 EXC | 125 | 1990-2016 | | EXC 125
    200 EXC | 193 | 1998-2016 | | EXC 200
    200 XC-W | 193 | 2006-2016 | | 200 XC, XC W 200, XC 200
    250 EXC | 249 | 1990- | F, TPI, Six Days | EXC 250, 250 EXC F
    250 XC | 249 | 2006- | W, F, TPI | 250 XC W, 250 XC F, XC 250
    300 EXC | 293 | 1990- | TPI, Six Days | EXC 300
    300 XC | 293 | 2006- | W, TPI | 300 XC W, XC 300, XC W 300
    350 EXC-F | 350 | 2012- | Six Days | 350 EXC, EXC F 350
    350 XC-F | 350 | 2011- | W | 350 XCF W, 350 XC F W
    400 EXC | 393 | 2000-2011 | | EXC 400
    450 EXC | 449 | 2003- | F, R | EXC 450, 450 EXC F
    450 XC-F | 450 | 2008- | W | 450 XC, 450 XC W
    500 EXC | 510 | 2012- | F, Six Days | EXC 500, 500 EXC F
    525 EXC | 510 | 2003-2007 | | EXC 525, 525 XC
    530 EXC | 510 | 2008-2011 | R | EXC 530, 530 EXC R, 530 XC W
    690 Enduro | 693 | 2008- | R | 690 Enduro R
    690 SMC | 693 | 2008- | R | 690 SMC R
    Freeride 250 | 249 | 2014-2020 | R, F | Freeride 250R
    Freeride 350 | 350 | 2012-2017 | |
  `,
});
