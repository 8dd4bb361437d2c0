import type { BRANDS, CONDITIONS } from '#contract/products.ts';

export interface Advert {
  productName: string;
  /** The name of a drawn picture, see `demo/pictures/picture-name.ts`. */
  picture: string;
  /** Of the catalogue. */
  modelId: string;
  variant?: string;
  modelYear: number;
  kilometres: number;
  owners: number;
  /** US dollars. */
  orgPrice: number;
  resalePrice: number;
  condition: (typeof CONDITIONS)[number];
  sellerEmail: string;
  sellerLocation: string;
  listedDaysAgo: number;
  papers?: string[];
  service?: string[];
  disc: string;
  isAdvertized?: true;
  /** Without a deal, the bike is available. */
  deal?: { status: 'reserved' | 'sold'; buyerEmail: string };
}

export type DemoBike = Omit<Advert, 'picture' | 'isAdvertized' | 'deal'> & {
  img: string;
  categoryName: (typeof BRANDS)[number];
  colour: string;
  /** Of the gazetteer. */
  placeId: number;
  sellerName: string;
  sellerPhone: string;
  status: 'available' | 'reserved' | 'sold';
  isAdvertized: boolean;
  buyerEmail?: string;
};
