import type { BRANDS, CONDITIONS } from '#contract/products.ts';

export type DealStage = 'proposed' | 'agreed' | 'handed-over' | 'disputed' | 'completed';

export interface Advert {
  productName: string;
  /** See `demo/pictures/picture-name.ts`. */
  picture: string;
  modelId: string;
  variant?: string;
  modelYear: number;
  kilometres: number;
  owners: number;
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
  /** Waits for an admin's review. */
  isDoubtful?: true;
  /** Without a deal, the bike is available; a sold one defaults to completed. */
  deal?: { status: 'reserved' | 'sold'; buyerEmail: string; stage?: DealStage };
}

export type DemoBike = Omit<Advert, 'picture' | 'isAdvertized' | 'deal'> & {
  img: string;
  categoryName: (typeof BRANDS)[number];
  colour: string;
  /** GeoNames id. */
  placeId: number;
  sellerName: string;
  sellerPhone: string;
  status: 'available' | 'reserved' | 'sold';
  isAdvertized: boolean;
  buyerEmail?: string;
  stage?: DealStage;
};
