import { table } from '../table.ts';

export const kawasaki = table('KAWASAKI', {
  sport: `
    Ninja 125 | 125 | 2019- | |
    *Ninja 150 | 149 | 1996-2016 | RR, R, SS, KRR | Ninja 150RR, KRR 150, KRR, Ninja RR, Kips 150
    *Ninja 250 | 249 | 1983- | R, SL, ABS, EX250 | Ninja 250R, EX 250, Ninja 250SL, Ninja EX 250
    ZX-25R | 249 | 2020- | SE | Ninja ZX 25R
    *Ninja 300 | 296 | 2012- | ABS, R, SE, KRT | Ninja 300R, EX 300, Ninja EX 300
    *Ninja 400 | 399 | 2010- | ABS, R, KRT | Ninja 400R, EX 400
    Ninja 500 | 498 | 1987- | R, SE | Ninja 500R, EX 500, Ninja EX 500
    *Ninja 650 | 649 | 2006- | R, ABS, KRT | Ninja 650R, EX 650, Ninja EX 650, ER 6F
    *ZX-6R | 636 | 1995- | Ninja, ABS, KRT, Monster, 636 | Ninja ZX 6R, Ninja 636, ZX 636, ZX6, ZX 600, Ninja ZX6, Ninja ZX 6
    ZX-4RR | 399 | 2023- | KRT, SE | Ninja ZX 4R, ZX 4R, Ninja ZX 4RR
    ZX-7R | 749 | 1989-2003 | RR | Ninja ZX 7R, ZX 7, Ninja ZX 7, ZX 750
    ZX-9R | 899 | 1994-2003 | | Ninja ZX 9R, Ninja ZX 9, ZX 9
    *ZX-10R | 998 | 2004- | Ninja, KRT, ABS, RR, SE | Ninja ZX 10R, ZX 10, Ninja ZX 10, ZX 1000, ZX 10RR
    ZX-11 | 1052 | 1990-2001 | | Ninja ZX 11, ZZR 1100
    ZX-12R | 1199 | 2000-2006 | | Ninja ZX 12R, ZX 12, Ninja ZX 12
    *ZX-14R | 1441 | 2006- | ABS, SE | Ninja ZX 14, Ninja ZX 14R, ZX 14, ZZR 1400, ZX 1400, Ninja ZX14R ABS
    *Ninja H2 | 998 | 2015- | SX, SE, R, Carbon | H2, Ninja H2 SX, H2 SX, Ninja H2R
    *Ninja 1000 | 1043 | 2010- | SX, ABS | Ninja 1000SX, Z1000SX, Ninja 1000 SX
    Ninja 900 | 908 | 1984-1986 | | GPZ 900, GPZ 900R, ZX 900, Ninja ZX 900
    Ninja 600 | 592 | 1985-1997 | R | GPZ 600, Ninja 600R, GPX 600
    ZZR 600 | 599 | 1990-2008 | | ZZ R600, ZX 6 ZZR
    ZZR 1200 | 1164 | 2002-2005 | |
    ZXR 400 | 398 | 1989-1999 | | ZXR 400R
    ZXR 250 | 249 | 1989-1999 | | ZXR 250R
  `,
  naked: `
    Z125 Pro | 125 | 2016- | | Z125, Z 125
    Z250 | 249 | 2013-2019 | SL | Z250SL
    Z300 | 296 | 2015-2019 | |
    Z400 | 399 | 2019- | ABS |
    *Z650 | 649 | 2017- | ABS |
    *Z800 | 806 | 2013-2016 | ABS, E |
    *Z900 | 948 | 2017- | ABS, SE |
    *Z1000 | 1043 | 2003- | R, ABS, A1 | KZ 1000, Z1 1000
    Z750 | 748 | 2004-2012 | S, R | Z750S
    Z H2 | 998 | 2020- | SE |
    ER-6N | 649 | 2006-2016 | | ER 6
    *Balius | 249 | 1991-2007 | II | Balius 250, Balius 2, Balius II 250
    Zephyr 400 | 399 | 1989-2009 | X | ZR 400
    Zephyr 550 | 553 | 1990-1999 | | ZR 550
    Zephyr 750 | 738 | 1990-2006 | | ZR 750
    ZRX 1100 | 1052 | 1997-2000 | |
    ZRX 1200 | 1164 | 2001-2008 | R, S | ZRX 1200R
    ZRX 400 | 399 | 1994-2008 | |
    D-Tracker | 249 | 1998-2016 | X | D Tracker 250, D Tracker X
    *KLX 150 | 144 | 2009- | BF, L, S, SE | KLX 150BF, KLX 150L, KLX 150S
  `,
  classic: `
    *W175 | 177 | 2017- | MX, Cafe, Street | W 175
    W230 | 233 | 2024- | |
    *W800 | 773 | 2011- | Cafe, Street | W 800
    W650 | 676 | 1999-2007 | | W 650
    W400 | 399 | 2006-2008 | |
    *Z900 RS | 948 | 2018- | Cafe, SE | Z900RS Cafe
    Z650 RS | 649 | 2022- | |
    Z1 | 903 | 1972-1975 | A, B, 900 | KZ 900, Z1 900
    KZ 400 | 399 | 1974-1984 | | Z400 KZ
    KZ 440 | 443 | 1980-1985 | LTD | KZ 440 LTD
    KZ 550 | 553 | 1980-1985 | GPZ, LTD | GPZ 550
    KZ 650 | 652 | 1976-1983 | CSR, SR | KZ 650 CSR
    KZ 750 | 738 | 1976-1988 | LTD, Spectre, Twin | KZ 750 LTD, GPZ 750
    KZ 1100 | 1089 | 1981-1985 | Spectre, GPZ | GPZ 1100, KZ 1100 Spectre
    KZ 1300 | 1286 | 1979-1989 | | Z1300
    H1 | 498 | 1969-1975 | Mach III | H1 500, Mach 3, KH 500
    H2 Mach IV | 748 | 1972-1975 | | Mach IV, H2 750, Mach 4
    S1 | 249 | 1972-1975 | | S1 250, KH 250
    S3 | 400 | 1974-1979 | | S3 400, KH 400
    Estrella | 249 | 1992-2016 | RS, Custom | Estrella 250
  `,
  cruiser: `
    Vulcan 500 | 498 | 1990-2009 | LTD | EN 500, Vulcan 500 LTD, EN 500 Vulcan
    *Vulcan S | 649 | 2015- | ABS, Cafe, SE | Vulcan 650, Vulcan S 650
    Vulcan 750 | 749 | 1985-2006 | | VN 750, VN 750 Vulcan
    Vulcan 800 | 805 | 1995-2006 | Classic, Drifter | VN 800, Vulcan 800 Classic, Drifter 800, VN 800 Drifter
    Vulcan 900 | 903 | 2006- | Classic, Custom, LT, Classic LT | VN 900, Vulcan 900 Classic, Vulcan 900 Custom, Vulcan 900 Classic LT
    Vulcan 1500 | 1470 | 1987-2008 | Classic, Nomad, Drifter, Mean Streak | VN 1500, Vulcan 1500 Classic, Vulcan 1500 Nomad, Vulcan 88, Drifter 1500
    Vulcan 1600 | 1552 | 2003-2008 | Classic, Nomad, Mean Streak | VN 1600, Mean Streak, Vulcan 1600 Classic, Vulcan Nomad 1600
    Vulcan 1700 | 1700 | 2009- | Voyager, Nomad, Vaquero, Classic | VN 1700, Vulcan Voyager, Vulcan Vaquero, Vaquero, Vulcan 1700 Voyager, Vulcan 1700 Vaquero, Vulcan 1700 Nomad, Voyager 1700
    Vulcan 2000 | 2053 | 2004-2010 | Classic, LT, Limited | VN 2000, Vulcan 2000 Classic
    Eliminator 125 | 124 | 1997-2009 | | BN 125
    *Eliminator | 451 | 2023- | SE | Eliminator 450, Eliminator 500
    Eliminator 250 | 249 | 1987-2007 | V, LX | Eliminator 250V
    Eliminator 400 | 398 | 1986-2025 | |
    Eliminator 600 | 592 | 1985-1997 | ZL | ZL 600
  `,
  tourer: `
    *Versys 650 | 649 | 2007- | LT, ABS | Versys, Versys 650 LT, KLE 650
    Versys 1000 | 1043 | 2012- | LT, SE | KLZ 1000, Versys 1000 LT
    Concours | 997 | 1986-2006 | | ZG 1000, Concours 1000, GTR 1000
    Concours 14 | 1352 | 2008-2022 | ABS | ZG 1400, Concours 1400, GTR 1400, 1400 GTR
    Voyager | 1286 | 1983-2003 | XII | ZG 1200, Voyager XII, Voyager 1200, ZG 1300
  `,
  adventure: `
    *Versys-X 300 | 296 | 2017- | ABS | Versys 300, Versys X, KLE 300
    Versys-X 250 | 249 | 2017- | |
    KLE 500 | 498 | 1991-2007 | |
    *KLR 650 | 652 | 1987- | E, S, Adventure, Traveler | KL 650, KLR
    KLR 250 | 249 | 1984-2005 | | KL 250
  `,
  'off-road': `
    *KLX 250 | 249 | 1979- | S, SF, R, ES | KLX 250S, KLX 250SF
    KLX 110 | 112 | 2002- | L, R | KLX 110L, KLX 110R
    KLX 125 | 124 | 2003-2016 | L | KLX 125L
    KLX 140 | 144 | 2008- | L, G, R | KLX 140L, KLX 140G, KLX 140R
    KLX 230 | 233 | 2020- | R, S, SM | KLX 230R, KLX 230S
    KLX 300 | 292 | 1996- | R, SM | KLX 300R
    KLX 400 | 398 | 2003-2006 | R, SR |
    KLX 450R | 449 | 2008-2021 | | KLX 450
    KLX 650 | 651 | 1993-2001 | R | KLX 650R
    KX 60 | 60 | 1983-2003 | |
    KX 65 | 65 | 2000- | |
    KX 80 | 82 | 1979-2000 | |
    KX 85 | 85 | 2001- | |
    KX 100 | 99 | 1995-2021 | |
    KX 125 | 125 | 1974-2008 | |
    KX 250 | 249 | 1974- | F, X | KX 250F, KX 250X
    KX 450 | 449 | 2006- | F, X, SR | KX 450F, KX 450X
    KX 500 | 499 | 1983-2004 | |
    KDX 125 | 124 | 1990-1999 | | KDX 125SR
    KDX 200 | 198 | 1983-2006 | |
    KDX 220 | 216 | 1997-2005 | R | KDX 220R
    KDX 250 | 249 | 1980-1994 | SR |
    KMX 125 | 124 | 1986-2003 | |
    KE 100 | 99 | 1976-2001 | |
    Super Sherpa | 249 | 1997-2009 | | KL 250 Super Sherpa, Sherpa 250
    KSR 110 | 111 | 2003-2014 | Pro | KSR
  `,
  commuter: `
    GTO 125 | 123 | 1977-2012 | | GTO
    *Max 100 | 99 | 1985-2005 | |
    AR 125 | 123 | 1982-1994 | |
    KH 110 | 111 | 1979-1998 | KH 100 | KH 100
    AN 110 | 111 | 2008-2012 | Edge | Edge 110
    Cheer | 111 | 1998-2008 | | Cheer 110
    Max II | 111 | 1995-2008 | | Max 2
    Kaze | 111 | 1994-2010 | R, ZX | Kaze 110
    Kips 110 | 111 | 1993-2005 | | Leo Star
  `,
});
