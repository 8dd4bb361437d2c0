import type { BRANDS } from '#contract/products.ts';
import { bajaj } from './bikes/bajaj.ts';
import type { Advert, DemoBike } from './bikes/bike.ts';
import { colourOf } from './bikes/colours.ts';
import { hero } from './bikes/hero.ts';
import { placeOf } from './bikes/places.ts';
import { yamaha } from './bikes/yamaha.ts';
import { demoPeople } from './people.ts';

function list(categoryName: (typeof BRANDS)[number], adverts: Advert[]): DemoBike[] {
  return adverts.map(({ picture, isAdvertized = false, deal, ...advert }) => {
    const seller = demoPeople.find((person) => person.email === advert.sellerEmail);
    if (!seller) throw new Error(`Nobody sells ${advert.productName}: ${advert.sellerEmail} is not a demo person`);
    return {
      ...advert,
      img: `/pictures/${picture}.svg`,
      categoryName,
      colour: colourOf(picture),
      placeId: placeOf(advert.sellerLocation),
      sellerName: seller.name,
      sellerPhone: seller.phone,
      status: 'available',
      isAdvertized,
      ...deal,
    };
  });
}

export const demoBikes: DemoBike[] = [...list('YAMAHA', yamaha), ...list('HERO', hero), ...list('BAJAJ', bajaj)];
