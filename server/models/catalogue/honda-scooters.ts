import { table } from '../table.ts';

/** With the step-throughs of South-East Asia. */
export const hondaScooters = table('HONDA', {
  scooter: `
    ***Activa | 109 | 1999- | 3G, 4G, 5G, 6G, HET, DLX, Deluxe, Standard, Limited, Premium, Smart | Activa 110, Activa 3G, Activa 4G, Activa 5G, Activa 6G, Activa 100, Activa Deluxe
    *Activa i | 109 | 2013-2018 | | Activa I 110
    **Activa 125 | 124 | 2014- | Drum, Disc, Deluxe, Alloy, H Smart | Activa 125 Deluxe
    **Dio | 109 | 2001- | DLX, Deluxe, STD, Repsol, HET, Wheel | Dio 110, Dio 100, Dio Deluxe
    *Dio 125 | 124 | 2023- | Smart |
    Dio 50 | 49 | 1988-2007 | ZX, SR, Z4, AF 18, AF 27, AF 34, AF 62 | Dio ZX, Super Dio, Dio Fit, Live Dio, Dio Z4
    *Aviator | 109 | 2006-2018 | Drum, Disc, Deluxe, STD | Aviator 110
    *Grazia | 125 | 2017-2023 | Drum, Disc, Alloy, DLX | Grazia 125
    Cliq | 109 | 2017-2019 | | Cliq 110
    Eterno | 147 | 2003-2008 | | Eterno 150
    Tact | 49 | 1980- | | Tact 50
    Lead | 125 | 1982- | Smart Key, ABS | Lead 125, Lead 110, Lead 100, Lead SCR
    Spacy 125 | 125 | 1982-2003 | CH 125 | CH 125, Spacy CH 125, CH 125 Spacy
    Spacy | 108 | 2011-2018 | | Spacy 110, Spacy 100
    *PCX 160 | 157 | 2021- | ABS | PCX
    *PCX 150 | 149 | 2012-2020 | ABS, Hybrid |
    PCX 125 | 125 | 2010- | Hybrid |
    **Air Blade 125 | 125 | 2013- | Black Edition, ABS | AB 125, Airblade 125 Fi
    **Air Blade 110 | 108 | 2007-2013 | Fi, Repsol | Air Blade, AB 110, AB Fi
    **Air Blade 150 | 149 | 2020-2022 | ABS | AB 150
    **Air Blade 160 | 157 | 2022- | ABS | AB 160
    **Vision | 110 | 2011- | Smart Key, Cao Cap, The Thao | Vision 110, Vision Fi
    **Vario 125 | 125 | 2012- | Smart Key | Vario, Click 125, Click Thai 125, Vario Click 125, Click 125i
    **Vario 150 | 149 | 2015-2022 | Smart Key | Click 150, Click Thai 150, Click 150i, Vario Click 150
    **Vario 160 | 157 | 2022- | CBS, ABS | Click 160, Vario ABS 160
    Click 110 | 108 | 2006-2012 | Play, Exceed | Click, Click Play, Click Exceed
    **SH 125 | 125 | 2001- | CBS, ABS, i | SH 125i, SH Viet 125
    **SH 150 | 153 | 2001-2023 | CBS, ABS, i, Sport | SH 150i, SH Viet 150, SH Y 150, SH Nhap 150
    **SH 160 | 157 | 2022- | CBS, ABS, i | SH 160i
    *SH 300 | 279 | 2007-2021 | i | SH 300i
    *SH 350 | 330 | 2021- | i | SH 350i
    **SH Mode | 125 | 2013- | CBS, ABS, Thoi Trang, Ca Tinh | SH Mode 125, Mode 125
    @ 150 | 153 | 2000-2008 | | A Cong 150
    PS 150 | 153 | 2006-2012 | i | PS 150i
    Dylan | 153 | 2001-2007 | | Dylan 150, Dylan 125
    *Scoopy | 110 | 2010- | Club 12, Sporty, Prestige | Scoopy 110
    Beat | 110 | 2008- | Street | Beat 110, Beat Street
    Zoomer X | 108 | 2012-2020 | | Zoomer X 110
    Giorno | 49 | 1992- | | Giorno 50, Giorno Crea
    Genio | 110 | 2019- | | Genio 110
    Stylo 160 | 157 | 2024- | |
    Forza 300 | 279 | 2013-2020 | | Forza
    Forza 350 | 330 | 2020- | |
    ADV 150 | 149 | 2019-2022 | |
    ADV 160 | 157 | 2022- | |
    Ruckus | 49 | 2002- | | Zoomer 50, Ruckus 50, Zoomer
    Metropolitan | 49 | 2002- | | Metropolitan 50, NCW 50, CHF 50
    Elite 80 | 80 | 1985-2007 | | CH 80, Elite CH 80
    Elite 250 | 244 | 1985-1990 | | CH 250
    Elite 150 | 153 | 1984-1987 | | CH 150
    Helix | 244 | 1986-2007 | | CN 250
    Reflex | 249 | 2001-2007 | | NSS 250
    Spree | 49 | 1984-1987 | | NQ 50
  `,
  moped: `
    *C50 | 49 | 1966-2017 | Super Cub, Custom | Super Cub 50, Cub 50, C 50 Super Cub, Super Cub C50, Cup 50
    *C70 | 72 | 1969-2002 | Super Cub, Passport | Super Cub 70, C 70 Passport, Passport, Cub 70, Cup 70
    *C90 | 89 | 1966-2002 | Super Cub | Super Cub 90, Cub 90, Super Cub C90, Cup 90
    Super Cub 125 | 125 | 2018- | | C125, Super Cub C125
    Super Cub 110 | 109 | 2009- | |
    Cub Custom 81 | 72 | 1981-1990 | | Cub 81, Cup 81
    **Wave 100 | 97 | 1995-2017 | S, Alpha, ZX | Wave Thai 100, Wave 97, Wave Alpha 100
    **Wave 110 | 109 | 2006- | S, RS, RSX, i, Fi | Wave 110S, Wave RSX, Wave RSX 110, Wave S 110, Wave RS 110, Wave RSX Fi, Wave RSV, Wave 110i, Wave Thai 110
    **Wave Alpha | 109 | 2001- | Limited, Co Dien | Wave A, Alpha, Wave Anpha, Wave Alpha 110, Wave @
    **Wave 125 | 125 | 2002- | i, S, R | Wave 125i, Wave 125S, Wave 125R
    **Future | 125 | 1999- | Neo, Neo GT, X, F1, II, Fi, LED | Future 125, Future Neo, Future Neo GT, Future Neo Fi, Future 125 Fi, Future 2, Future X, Future LED, Future 110
    **Dream | 97 | 1986-2015 | II, Lun, Thai, Chien | Dream II, Dream 100, Dream Thai, Dream Lun, Dream 2, C100 Dream
    **Blade | 109 | 2014- | The Thao | Blade 110
    **Winner | 149 | 2016-2019 | Repsol | Winner 150, Winner V1, RS 150
    **Winner X | 149 | 2019- | V2, V3, ABS, Repsol, Camo, HRC | Winner X 150, WinnerX V3, Winner V2, Winner V3, RS-X 150, GTR 150
    **Sonic 150R | 149 | 2015- | Repsol | Sonic 150, Sonic
    Sonic 125 | 125 | 2000-2008 | | Sonic RS 125
    MSX Dash 125 | 125 | 1998-2006 | | Dash 125, LS 125
    Nova | 105 | 1986-2005 | S, Dash | Nova Dash, Nova 110
    Super Dream | 97 | 2002-2018 | | Super Dream 110, Super Dream 100
    Express | 49 | 1977-1983 | | NC 50
  `,
});
