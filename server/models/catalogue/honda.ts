import { table } from '../table.ts';

export const honda = table('HONDA', {
  commuter: `
    *CD 70 | 72 | 1970- | Dream | CD 70 Dream
    *CG 125 | 124 | 1976- | Self, Special Edition, Gold, Deluxe | CG 125 Dream, CG 125 Self
    CG 110 | 107 | 1981-2012 | | Joy CG 110
    CD 100 | 97 | 1991-2008 | |
    *CD 125 | 124 | 1982-2011 | Benly, T | CD 125 Benly, Benly CD 125
    CD 50 | 49 | 1970-1999 | Benly | Benly 50
    CD 90 | 89 | 1970-2004 | Benly | Benly 90
    CD 200 | 194 | 1979-1996 | Roadmaster, Benly | Roadmaster, CD 200 Roadmaster, Roadmaster 200
    *CB 125 | 124 | 1971- | E, F, R, T | CB 125F, CB 125T, CB 125E
    CB 125R | 125 | 2018- | |
    *CB Shine | 124 | 2006- | Drum, Disc, Self, Kick, Alloy, DX, Celebration | Shine, CB Shine 125, Shine 125
    *Shine SP | 124 | 2015-2019 | Drum, Disc, CBS | CB Shine SP, Shine SP 125, CB Shine SP 125
    **SP 125 | 124 | 2019- | Drum, Disc |
    *SP 160 | 163 | 2023- | Single Disc, Dual Disc |
    *Shine 100 | 99 | 2023- | DX |
    *CB Unicorn 150 | 149 | 2004-2019 | Dazzler, Self, Kick | CB Unicorn, Unicorn 150
    *Unicorn | 163 | 2020- | | Unicorn 163
    *CB Unicorn 160 | 163 | 2014-2018 | CBS, ABS | Unicorn 160
    CB Unicorn Dazzler | 149 | 2010-2013 | | Dazzler, Unicorn Dazzler, CB Dazzler
    *CB Twister | 109 | 2009-2015 | Drum, Disc, Self, Kick | Twister, CB Twister 110, Twister 110
    *Stunner CBF | 125 | 2008-2014 | PGM Fi, Drum, Disc | CBF Stunner, Stunner, CBF Stunner 125, Stunner 125
    CBF 125 | 125 | 2009-2015 | |
    CBF 150 | 149 | 2004-2012 | |
    *Livo | 109 | 2015- | Drum, Disc | Livo 110
    *Dream Yuga | 109 | 2012-2019 | | Dream Yuga 110, Yuga
    *Dream Neo | 109 | 2013-2019 | | Dream Neo 110
    *CD 110 Dream | 109 | 2014- | DX, Deluxe | CD 110, CD Dream 110
    CB 110 | 109 | 2009-2018 | |
    Pridor | 97 | 2014- | |
    Deluxe 125 | 124 | 2005-2015 | | CG 125 Deluxe
    MD 90 | 90 | 1976-2007 | | MD
    CM 90 | 89 | 1962-1990 | |
    Ace 125 | 124 | 2004-2015 | | Ace CB 125
  `,
  naked: `
    *CB Trigger | 149 | 2013-2015 | CBS | Trigger, CB Trigger 150
    **CB Hornet 160R | 163 | 2015-2020 | CBS, ABS, Special Edition | Hornet 160R, CB Hornet, CB Hornet 160, Hornet 160
    **Hornet 2.0 | 184 | 2020- | Repsol | CB Hornet 2.0, Hornet 200
    *X-Blade | 163 | 2018-2022 | ABS | XBlade 160, CB X Blade
    CB 150 Verza | 149 | 2018- | | Verza, Verza 150
    *CB 150R | 149 | 2012- | Exmotion, Streetfire, Streetster | CB 150R Exmotion, CB 150R Streetfire, Exmotion, CB 150
    *CB 300R | 286 | 2018- | Neo Sports Cafe | CB 300
    CB 300F | 293 | 2022- | DLX |
    CB 250R | 249 | 2018- | | CB 250 R
    CB 400 SF | 399 | 1992-2022 | Super Four, VTEC, Revo, Super Bol Dor | CB 400 Super Four, CB 400, CB 400 VTEC, CB 400 SS
    CB-1 | 399 | 1989-1991 | | CB 1 400
    CB 500F | 471 | 2013- | | CB 500
    CB 600F Hornet | 599 | 1998-2013 | | Hornet 600, CB 600F, 599
    CB 650F | 649 | 2014-2018 | |
    *CB 650R | 649 | 2019- | E Clutch |
    CB 750 Hornet | 755 | 2023- | | Hornet 750
    CB 900F | 919 | 1979-2007 | Hornet | Hornet 900, 919, CB 919
    CB 1000R | 998 | 2008- | Black Edition |
    CB 1100 | 1140 | 2010-2021 | EX, RS |
    CB 1300 | 1284 | 1998- | Super Four |
    *CB 250F Hornet | 249 | 1996-2007 | | Hornet 250, Hornet CB 250, CB 250 Hornet, Hornet CH 115, Hornet CH 125
    *Jade | 249 | 1991-2001 | | Jade 250, CB 250F Jade
    VTR 250 | 249 | 1997-2017 | Spada | VTR
    Grom | 125 | 2013- | ABS, SF | MSX 125, MSX, Grom 125, MSX 125SF
    Monkey | 125 | 2018- | | Monkey 125
    Navi | 109 | 2016- | | Navi 110
  `,
  sport: `
    **CBR 150R | 149 | 2002- | Repsol, Standard, Deluxe | CBR 150, CBR 150 R
    *CBR 250R | 249 | 2011-2020 | ABS, Repsol, C-ABS | CBR 250
    CBR 250RR | 249 | 1990- | SP | CBR 250 RR, CBR 22, MC22
    CBR 125R | 125 | 2004-2018 | | CBR 125
    CBR 300R | 286 | 2014-2020 | | CBR 300
    CBR 400R | 399 | 2013- | RR | CBR 400, CBR 400RR
    CBR 500R | 471 | 2013- | | CBR 500
    CBR 600F4i | 599 | 1999-2006 | | CBR 600 F4i, CBR 600F4, CBR 600F, CBR 600 F3, CBR 600F2, CBR 600F3, F4i, F4, CBR F4
    CBR 600RR | 599 | 2003- | ABS, Repsol | CBR 600
    CBR 650F | 649 | 2014-2018 | |
    *CBR 650R | 649 | 2019- | E Clutch | CBR 650
    CBR 900RR | 893 | 1992-1999 | Fireblade | CBR 900, CBR 929RR, CBR 954RR, CBR 929, CBR 954
    *CBR 1000RR | 999 | 2004- | Fireblade, SP, Repsol, ABS | CBR 1000, CBR 1000RR R, Fireblade
    NSR 250 | 249 | 1986-1999 | R, SP | NSR 250R
    NSR 150 | 149 | 1990-2003 | SP, RR | NSR 150SP, NSR 150RR
    VFR 400 | 399 | 1986-1997 | R | VFR 400R
    VFR 750 | 748 | 1986-1997 | F | VFR 750F, Interceptor 750
    VFR 800 | 782 | 1998-2017 | Interceptor, VTEC | VFR 800F, Interceptor 800
    RC51 | 999 | 2000-2006 | SP1, SP2 | RVT 1000R, RC 51
    VTR 1000 | 996 | 1997-2005 | F | Super Hawk, VTR 1000F, Superhawk
    RVF 400 | 399 | 1994-1999 | |
    Blackbird | 1137 | 1996-2007 | | CBR 1100XX, CBR 1100XX Blackbird, CBR 1100
  `,
  classic: `
    *Hness CB 350 | 348 | 2020- | DLX, DLX Pro, Legacy, Anniversary | H'ness CB350, Highness CB 350, H'ness, Hness, CB 350 Highness
    *CB 350 | 348 | 2023- | DLX, DLX Pro |
    *CB 350RS | 348 | 2021- | DLX, New Hue |
    CB 350 Four | 347 | 1972-1974 | | CB 350F
    CB 450 | 444 | 1965-1975 | Nighthawk |
    CB 500 Four | 498 | 1971-1978 | | CB 500K
    CB 550 | 544 | 1974-1978 | Four, K, F | CB 550 Four
    CB 750 | 736 | 1969-2003 | Four, K, F, Nighthawk | CB 750 Four, CB 750K, CB 750F, Nighthawk 750, CB 750 Nighthawk
    CB 650 | 627 | 1979-1985 | SC, Nighthawk | Nighthawk 650
    CB 250 Nighthawk | 234 | 1991-2008 | | Nighthawk 250, Nighthawk
    CB 160 | 161 | 1964-1969 | |
    CB 175 | 174 | 1968-1973 | |
    CB 200 | 198 | 1973-1979 | |
    CB 400F | 408 | 1975-1977 | Four |
    CB 900C | 901 | 1980-1982 | Custom |
    CL 350 | 325 | 1968-1973 | Scrambler |
    CL 175 | 174 | 1968-1973 | |
    CX 500 | 497 | 1978-1983 | C, Custom, Deluxe, Turbo |
    CBX | 1047 | 1978-1982 | Super Sport | CBX 1000
    GB 500 | 499 | 1985-1990 | TT | GB 500 TT
    GB 350 | 348 | 2021- | S |
    CB 350C | 348 | 2025- | |
    CB 300 Dream | 305 | 1960-1969 | | Dream 305, CA 77, CB 77, Super Hawk 305
    CM 400 | 395 | 1979-1984 | A, T, E, C |
    CM 200 | 194 | 1980-1983 | T |
  `,
  cruiser: `
    *CM 125 | 124 | 1978-1999 | Custom | CM Custom, CM 125 Custom, CM 125C
    CMX 250 Rebel | 234 | 1985-2016 | | Rebel 250, CMX 250
    Rebel 300 | 286 | 2017- | | CMX 300
    *Rebel 500 | 471 | 2017- | | CMX 500
    Rebel 1100 | 1084 | 2021- | DCT | CMX 1100
    Shadow 600 | 583 | 1988-2007 | VLX, Deluxe | Shadow VLX, VT 600, VLX 600, Shadow VLX 600
    Shadow 750 | 745 | 1983- | Aero, Spirit, Phantom, ACE, RS | Shadow Aero, Shadow Spirit, Shadow Phantom, VT 750, Shadow Ace 750, Shadow Spirit 750, Shadow Aero 750
    Shadow 1100 | 1099 | 1985-2007 | Spirit, Sabre, ACE, Aero | VT 1100, Shadow Sabre, Shadow Spirit 1100, Shadow Ace 1100, Shadow Aero 1100, Shadow Sabre 1100
    VTX 1300 | 1312 | 2003-2009 | C, R, S, T, Retro | VTX 1300C, VTX 1300R
    VTX 1800 | 1795 | 2002-2008 | C, R, S, N, F | VTX 1800C, VTX 1800F
    Fury | 1312 | 2010- | | VT 1300CX
    Valkyrie | 1520 | 1997- | Interstate, Tourer, Rune, F6C | Goldwing Valkyrie, GL 1500C
    Magna 750 | 748 | 1982-2003 | V45 | VF 750C, Magna, V45 Magna
    Magna 250 | 249 | 1994-2004 | | V Twin Magna 250
    Steed 400 | 398 | 1988-2002 | VLX, VSE | Steed
    Shadow 400 | 398 | 1997-2009 | Slasher | VT 400
    Rune | 1832 | 2004-2005 | | Valkyrie Rune
  `,
  tourer: `
    *Gold Wing | 1833 | 1975- | Tour, DCT, Aspencade, Interstate, SE, F6B, Airbag | Goldwing, GL 1800, GL 1500, GL 1200, GL 1100, GL 1000, Goldwing 1800, Goldwing 1500, Goldwing 1200, GL 1800 Goldwing, GL 1500 Goldwing
    ST 1100 | 1084 | 1990-2002 | | Pan European 1100, ST 1100 Pan European
    ST 1300 | 1261 | 2002-2016 | | Pan European 1300
    CTX 700 | 670 | 2014-2018 | DCT, N | CTX 700N
    NC 700X | 670 | 2012-2017 | DCT | NC 700
    NC 750X | 745 | 2014- | DCT | NC 750
    Pacific Coast | 800 | 1989-1998 | | PC 800
    NT 1100 | 1084 | 2022- | DCT |
    Silver Wing | 582 | 1981-2013 | | FSC 600, Silverwing
  `,
  adventure: `
    *CB 200X | 184 | 2021- | | NX 200
    *CB 500X | 471 | 2013- | | NX 500
    *Africa Twin | 1084 | 1988- | DCT, Adventure Sports | CRF 1100L, CRF 1000L, CRF 1000L Africa Twin, CRF 1100L Africa Twin, XRV 750
    Transalp | 755 | 1987- | XL 600V, XL 650V, XL 700V, XL 750 | XL 750 Transalp, Transalp 750, XL 600V, XL 650V
    Varadero | 996 | 1999-2013 | | XL 1000V
    *CRF 250L | 249 | 2012-2020 | Rally | CRF 250 Rally, CRF 250L Rally
    CRF 300L | 286 | 2021- | Rally | CRF 300
    CB 190X | 184 | 2016- | |
  `,
  'off-road': `
    *XL 125 | 124 | 1976-2000 | S, R | XL 125S, XL 125R
    XL 185 | 180 | 1978-1993 | S | XL 185S
    XL 200 | 195 | 1983-1993 | R | XL 200R
    *XL 250 | 249 | 1972-1987 | S, R, Degree | XL 250R, XL 250S, XL Degree, XL 250 Degree
    *XLR 250 | 249 | 1985-1993 | Baja, R | XLR 250R, Baja, XLR Baja, XLR 250 Baja
    XLR 125 | 124 | 1993-1999 | | XLR 125R
    XLR 200 | 195 | 1992-1998 | | XLR 200R
    *XR 250 | 249 | 1979-2007 | R, L, Baja, Motard | XR 250R, XR Baja, XR 250 Baja, XR 250 Motard, XR 250 L
    XR 100 | 99 | 1981-2013 | R, Motard | XR 100R
    XR 200 | 195 | 1980-2002 | R | XR 200R
    XR 400 | 397 | 1996-2005 | R, Motard | XR 400R
    XR 600 | 591 | 1985-2000 | R | XR 600R
    XR 650L | 644 | 1993- | | XR 650
    XR 650R | 649 | 2000-2007 | |
    XR 50R | 49 | 2000-2003 | | XR 50
    XR 70R | 72 | 1997-2003 | | XR 70
    XR 80R | 79 | 1979-2003 | | XR 80
    XR 125L | 124 | 2003-2012 | | XR 125
    XR 150L | 149 | 2014- | | XR 150
    *FTR 223 | 223 | 2000-2016 | | FTR
    *AX-1 | 249 | 1988-1998 | | NX 250
    *SL 230 | 223 | 1997-2005 | | SL
    XL 230 | 223 | 2002-2009 | |
    CRM 250 | 246 | 1989-1999 | |
    MTX 200 | 193 | 1983-1988 | R | MTX
    CRF 50F | 49 | 2004- | | CRF 50
    CRF 70F | 72 | 2004-2012 | | CRF 70
    CRF 80F | 80 | 2004-2013 | | CRF 80
    CRF 100F | 99 | 2004-2013 | | CRF 100
    CRF 110F | 109 | 2013- | | CRF 110
    CRF 125F | 125 | 2014- | | CRF 125
    CRF 150L | 149 | 2017- | R, F | CRF 150R, CRF 150F, CRF 150
    CRF 230F | 223 | 2003-2019 | L, M | CRF 230, CRF 230L
    CRF 250R | 249 | 2004- | X | CRF 250, CRF 250X
    CRF 250F | 249 | 2019- | |
    CRF 450R | 449 | 2002- | X, L, RX, WE | CRF 450, CRF 450X, CRF 450L, CRF 450RX
    CR 80 | 82 | 1980-2002 | R | CR 80R
    CR 85 | 85 | 2003-2007 | R | CR 85R
    CR 125 | 125 | 1974-2007 | R, M | CR 125R, CR 125M
    CR 250 | 249 | 1973-2007 | R, M | CR 250R, Elsinore, CR 250M Elsinore
    CR 500 | 491 | 1984-2001 | R | CR 500R
    NX 650 | 644 | 1988-2002 | Dominator | Dominator 650
    CT 70 | 72 | 1969-1994 | | Trail 70
    CT 90 | 89 | 1966-1979 | | Trail 90
    CT 110 | 105 | 1980-2013 | | Trail 110
    CT 125 | 125 | 2020- | Hunter Cub | Trail 125, Hunter Cub
    Z50 | 49 | 1967-1999 | A, R, J | Z50R, Z50A, Monkey Z50, Monkey 50
  `,
});
