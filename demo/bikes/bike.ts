import type { BRANDS, CONDITIONS } from '#contract/products.ts';

/** How far a deal went after the payment. */
export type DealStage = 'proposed' | 'agreed' | 'handed-over' | 'disputed' | 'completed';

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
  /** Without a deal, the bike is available; a sold one is completed unless it says otherwise. */
  deal?: { status: 'reserved' | 'sold'; buyerEmail: string; stage?: DealStage };
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
  stage?: DealStage;
};
