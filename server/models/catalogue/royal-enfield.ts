import { table } from '../table.ts';

export const royalEnfield = table('ROYAL ENFIELD', {
  classic: `
    **Bullet 350 | 346 | 1949- | Standard, ES, Electric Start, X, Trials, KS, BS6 | Bullet, Bullet Standard 350, Bullet Standard, Bullet ES, Bullet 350 X, Standard 350, Bullet 350 ES, Std 350
    *Bullet Electra | 346 | 2001-2019 | Twinspark, 4S, 5S, ES, Deluxe | Electra, Bullet Electra 350, Electra 350, Bullet Electra Twinspark, Electra Twinspark, Electra 4S, Electra 5S
    *Bullet 500 | 499 | 1993-2020 | EFI, Trials, Deluxe, Military, C5 | Bullet Standard 500, Bullet EFI 500, B5
    Bullet Machismo | 346 | 1999-2010 | 500, LB | Machismo, Machismo 350, Bullet Machismo 350, Machismo A350
    Machismo 500 | 499 | 2002-2010 | | Bullet Machismo 500, LB 500
    ***Classic 350 | 349 | 2009- | Signals, Gunmetal Grey, Gun Grey, Stealth Black, Redditch, Halcyon, Chrome, Dark, ABS, Dual Channel, Single Channel, Battle Green, Airborne Blue, Stormrider Sand, Mint Green, Lagoon, Ash, Tan, Gold, Reborn | Classic, Classic Gunmetal Grey, Classic Signals, Classic Stealth Black, Classic Redditch, Classic Battle Green, Classic Chrome 350, Classic Mint
    *Classic 500 | 499 | 2009-2020 | Desert Storm, Chrome, Squadron Blue, Pegasus, Battle Green, Stealth Black, Tribute Black, Maroon | Classic Desert Storm, Classic Chrome 500, Classic Chrome, C5, Classic Squadron Blue, Classic Pegasus, Classic Desert Storm 500, Classic Squadron Blue 500, Desert Storm, C5 Military
    **Hunter 350 | 349 | 2022- | Retro, Metro, Factory, Rebel, Dapper |
    Goan Classic 350 | 349 | 2024- | | Goan Classic
    Classic 650 | 648 | 2025- | |
    *Continental GT 535 | 535 | 2013-2018 | | Continental GT, GT 535
    *Continental GT 650 | 648 | 2018- | Chrome, Mr Clean, Dux Deluxe, Apex, British Racing Green | GT 650, Continental 650
    **Interceptor 650 | 648 | 2018- | Chrome, Baker Express, Glitter and Dust, Mark 2, Orange Crush, Sunset Strip | INT 650, Interceptor, INT650 Twin
    *Bear 650 | 648 | 2024- | | Interceptor Bear 650
    Guerrilla 450 | 452 | 2024- | Analogue, Dash, Flash | Guerrilla
    Shotgun 650 | 648 | 2024- | Custom Pro | Shotgun
    Bullet Diesel | 325 | 1980-2000 | | Diesel 325, Taurus, Taurus Diesel, Bullet Diesel 325
    Interceptor 750 | 736 | 1962-1970 | |
    Continental GT 250 | 248 | 1965-1967 | |
  `,
  cruiser: `
    *Thunderbird 350 | 346 | 2002-2020 | Twinspark, ABS, AVL, Marine, UCE, Disc | Thunderbird, Thunder Bird 350, TB 350, Thunderbird Twinspark
    *Thunderbird X 350 | 346 | 2018-2020 | | Thunderbird 350X, TB 350X, Thunderbird X
    *Thunderbird 500 | 499 | 2012-2020 | ABS | TB 500
    Thunderbird X 500 | 499 | 2018-2020 | | Thunderbird 500X
    **Meteor 350 | 349 | 2020- | Fireball, Stellar, Supernova, Aurora | Meteor
    *Super Meteor 650 | 648 | 2023- | Astral, Interstellar, Celestial, Tourer | Super Meteor
    Lightning 535 | 535 | 1997-2003 | | Lightning
    Lightning 500 | 499 | 1997-2002 | |
    City Bike | 346 | 1988-1998 | | Citibike
  `,
  adventure: `
    **Himalayan 411 | 411 | 2016-2023 | Sleet, Rock Red, Gravel Grey, Pine Green, Granite Black, Snow, ABS, BS4, BS6 | Himalayan, Himalayan 400, Himalayan Sleet, Himalayan Fi
    *Himalayan 450 | 452 | 2023- | Base, Pass, Summit, Kaza Brown, Hanle Black, Sherpa |
    *Scram 411 | 411 | 2022-2024 | | Scram, Himalayan Scram 411
    Scram 440 | 443 | 2025- | Trail, Force |
  `,
  commuter: `
    Fury 175 | 163 | 1987-1995 | | Fury
    Explorer | 50 | 1987-1994 | | Explorer 50
    Silver Plus | 50 | 1983-1992 | |
    Crusader 175 | 173 | 1971-1983 | | Crusader, Enfield Crusader
    Mofa | 22 | 1984-1990 | |
  `,
});
