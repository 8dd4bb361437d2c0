import { table } from '../table.ts';

const aprilia = table('APRILIA', {
  scooter: `
    **SR 150 | 155 | 2016-2020 | Race, Carbon, ABS | SR 150 Race
    *SR 125 | 124 | 2018- | Storm | Storm 125, SR Storm 125
    **SR 160 | 160 | 2020- | Race, Carbon | SR 160 Race
    *SXR 160 | 160 | 2020- | |
    SXR 125 | 124 | 2021- | |
    SR 50 | 49 | 1993-2020 | R, Ditech | SR Motard 50
    Scarabeo | 151 | 1993-2017 | 50, 125, 200, 250, 500 | Scarabeo 150, Scarabeo 250, Scarabeo 500, Scarabeo 50
    Sportcity | 249 | 2004-2015 | | Sportcity 250, Sportcity 125
    Atlantic | 460 | 2002-2012 | | Atlantic 500, Atlantic 250
    Mojito | 49 | 1999-2012 | | Mojito 150, Mojito 50
  `,
  sport: `
    *RS 457 | 457 | 2024- | | RS457
    RS 125 | 125 | 1992- | |
    RS 250 | 249 | 1994-2003 | | RS250
    RS 50 | 49 | 1992-2020 | | RS50
    RS 660 | 659 | 2020- | | RS660
    *RSV4 | 1077 | 2009- | R, RR, RF, Factory, APRC | RSV 4, RSV4 1100, RSV4 RF, RSV4 Factory
    RSV Mille | 998 | 1998-2010 | R, Factory | RSV 1000, RSV 1000R, Mille, RSV Mille R, RSV 1000 Mille
    Falco | 998 | 1999-2005 | SL 1000 | SL 1000, SL 1000 Falco
  `,
  naked: `
    Tuono V4 | 1077 | 2011- | R, RR, Factory, APRC | Tuono V4R, Tuono 1100, Tuono V4 1100, Tuono V4 RR
    Tuono 1000 | 998 | 2002-2010 | R, Fighter, Factory | Tuono, Tuono 1000R
    Tuono 660 | 659 | 2021- | |
    Tuono 457 | 457 | 2025- | |
    Shiver 750 | 750 | 2007-2017 | | Shiver, SL 750 Shiver
    Shiver 900 | 896 | 2017-2020 | |
    Dorsoduro 750 | 750 | 2008-2016 | | Dorsoduro, SMV 750
    Dorsoduro 1200 | 1197 | 2010-2016 | |
    Mana 850 | 839 | 2007-2014 | GT | Mana, NA 850 Mana
  `,
  adventure: `
    Caponord | 1197 | 2001-2017 | 1200, 1000 | Caponord 1200, ETV 1000, Capo Nord
    Pegaso | 652 | 1990-2009 | 650 | Pegaso 650
    Tuareg 660 | 659 | 2021- | | Tuareg
  `,
});

const vespa = table('VESPA', {
  scooter: `
    **LX 125 | 125 | 2005- | VX, 3V, ie | LX 125 ie, LX
    LX 150 | 150 | 2005-2014 | ie | LX 150 ie
    LX 50 | 49 | 2005-2014 |  |
    *VX 125 | 125 | 2013- |  | VX
    **SXL 125 | 125 | 2015- | Facelift | SXL
    **SXL 150 | 150 | 2015- | Elegante, Racing Sixties, Facelift |
    **VXL 125 | 125 | 2015- |  | VXL
    **VXL 150 | 150 | 2015- | Elegante | Elegante 150, Elegante
    *S 125 | 125 | 2007-2016 | 3V, ie |
    S 150 | 150 | 2007-2016 |  |
    *ZX 125 | 125 | 2018- |  |
    *Notte 125 | 125 | 2018- |  | Notte
    *Urban Club | 125 | 2018- |  | Urban Club 125
    **Sprint 125 | 125 | 2014- | ABS, iGet, S, Carbon, Notte | Sprint
    *Sprint 150 | 155 | 2014- | ABS, iGet, S |
    **Primavera 125 | 125 | 2013- | ABS, iGet, S, Picnic, Yacht Club, Color Vibe | Primavera
    *Primavera 150 | 155 | 2013- |  |
    *GTS 300 | 278 | 2008- | Super, Super Sport, Supertech, HPE, ie | GTS 300 Super, GTS 300ie, GTS Super 300
    *GTS 125 | 125 | 2007- | Super | GTS Super 125
    GTS 150 | 155 | 2016- | Super |
    GTS 250 | 244 | 2005-2012 | ie | GTS 250ie
    GTV | 278 | 2006- | 250, 300 | GTV 250, GTV 300
    GT 200 | 198 | 2003-2008 | L | GT 200L
    ET4 | 151 | 1996-2005 | 125, 150 | ET4 150, ET4 125
    ET2 | 49 | 1996-2005 |  | ET2 50
    PX 125 | 123 | 1977-2016 | E |
    *PX 150 | 150 | 1977-2017 | E, LML | P 150X, 150 PX, P 150
    PX 200 | 198 | 1977-2005 | E | P 200E, P 200
    Rally 200 | 198 | 1972-1979 |  |
    Super 150 | 145 | 1965-1979 |  | VBC
    Sprint Veloce | 145 | 1965-1979 | | Sprint Veloce 150, VLB
    Standard 150 | 145 | 1959-1967 | VBB, VBA | VBB, VBB 150
    946 | 125 | 2013- | Armani, Bellissima, RED |
    *Typhoon 125 | 125 | 2011- |  | Typhoon
    **Liberty 125 | 125 | 2004- | ABS, iGet, S, 3V, ie, One | Liberty, Liberty ABS, Liberty 125 3V
    *Liberty 150 | 155 | 2004- |  |
    Liberty 50 | 49 | 1997- |  | Liberty 50 ABS
    **Medley 125 | 125 | 2016- | ABS, S | Medley
    *Medley 150 | 155 | 2016- | ABS, S | Medley 150 ABS
    *Zip 100 | 96 | 2006-2020 |  | Zip, Zip 110
    Zip 50 | 49 | 1992-2020 |  | Zip SP
    Fly 125 | 125 | 2004-2016 | 3V, ie | Fly, Fly 125 ie
    Fly 150 | 151 | 2004-2016 |  |
    Fly 50 | 49 | 2004-2016 |  |
    Beverly 125 | 125 | 2001- |  | Beverly, BV 125
    Beverly 250 | 244 | 2004-2010 |  | BV 250
    Beverly 300 | 278 | 2010- |  | BV 300
    BV 350 | 330 | 2012-2020 |  | Beverly 350
    BV 500 | 460 | 2003-2012 |  | Beverly 500
    X9 | 460 | 2000-2008 | 125, 250, 500 | X9 500
    X-Evo 250 | 244 | 2007-2016 | 125 | XEvo
    MP3 250 | 244 | 2006-2012 |  |
    MP3 400 | 399 | 2007-2021 |  |
    MP3 500 | 493 | 2007- | HPE |
    Hexagon | 125 | 1994-2003 |  | Hexagon 125, Hexagon 150
  `,
});

export const italian = [...aprilia, ...vespa];
