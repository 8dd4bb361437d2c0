import { table } from '../table.ts';

export const harleyDavidson = table('HARLEY-DAVIDSON', {
  naked: `
    **X440 | 440 | 2023- | Denim, Vivid, S | X 440
    *Street 750 | 749 | 2014-2020 | ABS | XG 750, XG 750 Street
    *Street Rod | 749 | 2017-2020 | 750 | Street Rod 750, XG 750A
    Street 500 | 494 | 2014-2020 | | XG 500, XG 500 Street
    XR 1200 | 1202 | 2008-2012 | X | Sportster XR 1200, XR 1200X
    X350 | 353 | 2023- | |
    X500 | 500 | 2023- | |
  `,
  cruiser: `
    *Iron 883 | 883 | 2009-2020 | | XL 883N, Sportster Iron 883, Sportster 883 Iron, Sportster Iron
    *Sportster 883 | 883 | 1986-2020 | Custom, Hugger, Low, Roadster, R | XL 883, Sportster XL 883, Sportster 883 Custom, XLH 883, XL 883C, XL 883L, 883 Sportster, Superlow, Sportster Superlow, XL 883R, Superlow 883
    *Sportster 1200 | 1202 | 1988-2020 | Custom, Low, Nightster, Sport, Roadster | XL 1200, Sportster XL 1200, Sportster 1200 Custom, XL 1200C, XL 1200L, XLH 1200, 1200 Custom, 1200 Sportster, XL 1200S, XL 1200R, XL 1200T, 1200 Low
    Iron 1200 | 1202 | 2018-2021 | | XL 1200NS, Sportster Iron 1200
    *Forty-Eight | 1202 | 2010-2022 | Special | Sportster 48, XL 1200X, Sportster Forty Eight, Fortyeight 1200, Forty Eight 48, Sportster 1200 Forty Eight
    Seventy-Two | 1202 | 2012-2016 | | XL 1200V, Sportster Seventy Two, Sportster 72
    Nightster | 975 | 2022- | Special | RH 975, Nightster 975
    XL 1200N Nightster | 1202 | 2007-2012 | | Sportster Nightster, XL 1200N, Sportster 1200 Nightster
    Sportster S | 1252 | 2021- | | RH 1250S, Sportster S 1250
    *Roadster 1200 | 1202 | 2016-2020 | | XL 1200CX, Sportster Roadster
    Ironhead | 998 | 1957-1985 | XLCH, XLH | Ironhead Sportster, Sportster Ironhead, XLCH, XLH 1000, Sportster 1000, XLH 900
    *Fat Boy | 1868 | 1990- | Lo, Anniversary, S, 114 | FLSTF, Softail Fat Boy, FLFB, FLFBS, FLSTFB, Fat Boy Lo, Fat Boy 114, Fat Boy FLSTF, FLSTFI
    *Heritage Softail | 1868 | 1986- | Classic, Springer, 114, Nostalgia | FLSTC, Heritage Softail Classic, Softail Heritage, Softail Heritage Classic, Heritage Classic, FLST, FLHC, FLSTCI, FLHCS, Heritage
    *Softail Deluxe | 1745 | 2005-2020 | | FLSTN, Deluxe Softail, FLDE, FLSTNI, Softail Deluxe FLSTN
    Softail Standard | 1745 | 1984- | | FXST, FXSTI, Softail FXST
    Softail Custom | 1584 | 1986-2010 | | FXSTC, Softail FXSTC
    Softail Springer | 1449 | 1988-2006 | Classic, Heritage | FXSTS, Springer Softail, FLSTS, Springer, Springer Classic, Heritage Springer, FLSTSC
    *Softail Slim | 1690 | 2012-2021 | S | FLS, FLSL, Slim S, Softail Slim S
    Cross Bones | 1584 | 2008-2011 | | FLSTSB, Softail Cross Bones
    Rocker | 1584 | 2008-2011 | C | FXCWC, Softail Rocker, Rocker C, FXCW
    Blackline | 1584 | 2011-2013 | | FXS, Softail Blackline
    *Breakout | 1868 | 2013- | 114, 117, Pro Street | FXSB, FXBR, FXBRS, Softail Breakout, FXSE
    *Night Train | 1584 | 1998-2009 | | FXSTB, Softail Night Train, FXSTBI
    Deuce | 1449 | 2000-2007 | | FXSTD, Softail Deuce, FXSTDI
    Bad Boy | 1340 | 1995-1997 | | FXSTSB
    *Street Bob | 1868 | 2006- | 114, Limited | FXDB, FXBB, Dyna Street Bob, FXBBS, Softail Street Bob, FXDBI
    *Fat Bob | 1868 | 2008- | 114 | FXDF, FXFB, FXFBS, Dyna Fat Bob, Softail Fat Bob
    *Low Rider | 1868 | 1977- | Convertible, 117 | FXDL, FXLR, FXS Low Rider, Dyna Low Rider, FXRS Low Rider, Softail Low Rider, FXDLI
    Low Rider S | 1868 | 2016- | ST | FXDLS, FXLRS, Low Rider ST, FXLRST, Dyna Low Rider S
    *Wide Glide | 1690 | 1980-2017 | | FXDWG, Dyna Wide Glide, FXWG, FXDWGI
    *Super Glide | 1584 | 1971-2014 | Custom, Sport | FXD, Dyna Super Glide, FXDC, FXE, FXR, Super Glide Custom, Dyna Super Glide Custom, FX Super Glide, FXDI, FXDCI
    Super Glide T-Sport | 1449 | 1999-2003 | | FXDXT, Dyna T Sport
    Super Glide Sport | 1449 | 1999-2005 | | FXDX, Dyna Super Glide Sport
    Switchback | 1690 | 2012-2016 | | FLD, Dyna Switchback
    Sport Glide | 1745 | 2018-2023 | | FLSB, Softail Sport Glide
    *V-Rod | 1247 | 2001-2017 | Anniversary | VRSCA, VRSCB, VRSC, VRSCAW, VRSC V Rod
    *Night Rod | 1247 | 2005-2017 | Special | VRSCDX, Night Rod Special, V Rod Night Rod, VRSCD, V Rod Night Rod Special
    V-Rod Muscle | 1247 | 2009-2017 | | VRSCF, VRSC V Rod Muscle
    Street Rod VRSCR | 1130 | 2005-2007 | | VRSCR
  `,
  tourer: `
    *Street Glide | 1868 | 2006- | Special, Trike, CVO, ST | FLHX, Street Glide Special, FLHXS, Touring Street Glide, CVO Street Glide, FLHXSE, FLHXI
    *Road Glide | 1868 | 1998- | Special, Custom, Ultra, Limited, CVO, ST | FLTRX, Road Glide Special, FLTR, FLTRXS, FLTRU, Road Glide Ultra, Road Glide Custom, CVO Road Glide, FLTRI, Road Glide Limited, Road Glide ST, FLTRK
    *Road King | 1868 | 1994- | Classic, Special, Custom, Police | FLHR, FLHRC, Road King Classic, FLHRS, Road King Custom, FLHRCI, Road King Special, FLHRI, FLHRXS, FLHP, Road King Police, FLHRSI
    *Electra Glide | 1690 | 1965- | Classic, Standard, Ultra Classic, Police, Shovelhead | FLH, FLHT, FLHTC, Electra Glide Classic, FLHS, FLHTCI, Electra Glide Standard, FLHTI
    *Electra Glide Ultra Classic | 1690 | 1989-2019 | Low, Anniversary | FLHTCU, Ultra Classic, Ultra Classic Electra Glide, FLHTCUI, FLHTCU Ultra Classic
    *Ultra Limited | 1868 | 2010- | Low | FLHTK, Electra Glide Ultra Limited, FLHTKL, Ultra Limited Low, Electra Glide Limited
    Tour Glide | 1340 | 1980-1996 | Classic, Ultra | FLT, FLTC, Tour Glide Classic
    Tri Glide | 1868 | 2009- | Ultra Classic | FLHTCUTG, Tri Glide Ultra, Tri Glide Ultra Classic
    Freewheeler | 1868 | 2015- | | FLRT
  `,
  adventure: `
    *Pan America | 1252 | 2021- | 1250, Special, CVO | Pan America 1250, RA 1250, Pan America 1250 Special
  `,
  classic: `
    Panhead | 1213 | 1948-1965 | FL, Duo Glide | Duo Glide
    Shovelhead | 1208 | 1966-1984 | |
    Knucklehead | 989 | 1936-1947 | EL |
    Flathead | 739 | 1929-1973 | WL, WLA, Servi Car | WL 45, WLA, Servi Car
    Sprint 350 | 344 | 1969-1974 | SS 350 |
  `,
});
