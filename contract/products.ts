import { z } from 'zod';
import { t } from '#language/t.ts';
import { BIKE_FIELDS } from './bike-fields.ts';
import { requestFields, responseFields } from './bike-schemas.ts';
import { endpoint } from './endpoint.ts';
import { AnswersWithin, Email, Id, line, Phone, paragraph, WebAddress } from './fields.ts';
import { FrameCheck } from './frame-check.ts';
import { FrameNumber } from './frame-numbers.ts';
import { ModelId } from './models.ts';
import { Dollars, Price } from './money.ts';
import { firstTerms, floorFault, isFloorBelow } from './offer-floor.ts';
import { OwnBooking } from './own-booking.ts';
import { OwnList } from './own-list.ts';
import { Page } from './pagination.ts';
import { chosenPhotos, MOST_PHOTOS, Photo } from './photos.ts';
import { Place } from './places.ts';
import { Lowered, PriceHistory } from './price-history.ts';
import { PRICE_LABELS } from './price-label.ts';
import { ageMissing, hasAge, hasPicture, pictureMissing, ShortFacts, YearsOfUse } from './product-facts.ts';
import { ShownRating } from './rating-figures.ts';
import { VerifiedStep } from './verified-steps.ts';

export const CONDITIONS = BIKE_FIELDS.condition.values;
/** Initial brands, the first is the default; admins add others. */
export const BRANDS = ['YAMAHA', 'HERO', 'BAJAJ'] as const;
/**
 * available → reserved (booked) → sold (paid); removed by the seller or an admin; withheld from the market by the checks
 * of listings or an admin.
 */
export const PRODUCT_STATUSES = ['available', 'reserved', 'sold', 'removed', 'withheld'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
export const NEW_FOR_DAYS = 7;
export const SOLD_SHOWN_DAYS = 30;

const Condition = requestFields.condition.unwrap();

const ProductFields = z.object({
  productName: line(120),
  /** Required without photos; the first photo replaces it. An edit without both keeps the address. */
  img: WebAddress.optional(),
  photos: chosenPhotos(MOST_PHOTOS).default([]),
  orgPrice: Price,
  resalePrice: Price,
  /** Required without a model year, otherwise derived from it. */
  yearsOfUse: YearsOfUse.optional(),
  categoryName: line(40).default(BRANDS[0]),
  modelId: ModelId.optional(),
  ...requestFields,
  condition: Condition.default(CONDITIONS[0]),
  /** Kept as a keyed hash for checks, never shown. Absent: unchanged; null: deleted. */
  frameNumber: FrameNumber.nullable().optional(),
  papers: ShortFacts.default([]),
  service: ShortFacts.default([]),
  sellerLocation: line(120),
  placeId: z.number().int().positive().optional(),
  sellerPhone: Phone,
  disc: paragraph(4000),
});

const confirmedPrice = Price.optional();

export const NewProduct = ProductFields.extend({ confirmedPrice, ...firstTerms })
  .refine(hasPicture, pictureMissing)
  .refine(hasAge, ageMissing)
  .refine(isFloorBelow, floorFault);
export type NewProduct = z.output<typeof NewProduct>;

/** Files of dealers may omit picture, price when new and condition. */
const ImportedFields = ProductFields.extend({
  orgPrice: Price.nullable().optional(),
  condition: Condition.nullable().optional(),
});
export const ImportedProduct = ImportedFields.refine(hasAge, ageMissing);
export type ImportedProduct = z.output<typeof ImportedProduct>;

/** Replaces the whole product; `revision` is the one that the seller edited. */
export const EditedProduct = ProductFields.extend({
  /** null: unknown, for imported products only. */
  orgPrice: Price.nullable(),
  condition: Condition.nullable().default(CONDITIONS[0]),
  confirmedPrice,
  revision: z.number().int().positive(),
}).refine(hasAge, ageMissing);
export type EditedProduct = z.output<typeof EditedProduct>;

export const Product = z.object({
  _id: Id,
  productName: z.string(),
  /** The cover in a middle width, or the seller's own address; empty: no picture. */
  img: z.string(),
  cover: Photo.optional(),
  orgPrice: Dollars.nullable(),
  resalePrice: Dollars,
  /** Absent: not on sale, too few comparables, or the price has just changed. */
  priceLabel: z.enum(PRICE_LABELS).optional(),
  /** Less than the lowest price of the two weeks before the last change. */
  lowered: Lowered.optional(),
  yearsOfUse: z.number(),
  postDate: z.string(),
  categoryName: z.string(),
  modelId: z.string().optional(),
  ...responseFields,
  place: Place.optional(),
  sellerId: Id,
  sellerName: z.string(),
  sellerRating: ShownRating.optional(),
  /** Contact details: in lists for the seller and admins only. */
  sellerEmail: z.string().optional(),
  sellerPhone: z.string().optional(),
  sellerLocation: z.string(),
  disc: z.string(),
  /** The seller's current status. The spelling is the specification's. */
  isVarified: z.boolean(),
  isAvailable: z.boolean(),
  isReserved: z.boolean(),
  /** Off the market until it is reviewed; for its seller and admins. */
  isWithheld: z.boolean().optional(),
  isAdvertized: z.boolean(),
  isReported: z.boolean(),
  ownBooking: OwnBooking.optional(),
  may: z.object({
    book: z.boolean(),
    ask: z.boolean(),
    report: z.boolean(),
    advertise: z.boolean(),
    edit: z.boolean(),
    remove: z.boolean(),
    hide: z.boolean(),
  }),
});
export type Product = z.infer<typeof Product>;

export const WholeProduct = Product.extend({
  photos: z.array(Photo),
  papers: z.array(z.string()),
  service: z.array(z.string()),
  revision: z.number().int(),
  /** On our own site; absent: initials. */
  sellerPhoto: z.string().optional(),
  sellerJoinedAt: z.string(),
  sellerVerifiedSteps: z.array(VerifiedStep),
  priceHistory: PriceHistory,
  /** In minutes; absent: too few answers, or too slow. */
  sellerAnswersWithin: AnswersWithin.optional(),
  soldAt: z.string().optional(),
  /** Paid, not handed over; for authenticated callers. */
  isHandoverPending: z.boolean().optional(),
  /** The last characters of the frame number, for the seller. */
  frameEnding: z.string().optional(),
  takesOffers: z.boolean(),
  /** For the seller: imported products need no condition and no price when new. */
  isImported: z.boolean().optional(),
  /** Absent: no frame number was given. */
  frameCheck: FrameCheck.optional(),
  /** For admins: other products with this frame number. */
  sameFrame: z.array(z.object({ _id: Id, productName: z.string() })).optional(),
});
export type WholeProduct = z.infer<typeof WholeProduct>;

export const listAdvertisedProducts = endpoint({
  method: 'GET',
  path: '/advertize',
  access: 'anyone',
  summary: 'Available products that their sellers advertise, newest first',
  query: Page,
  answer: z.array(Product),
});

export const addProduct = endpoint({
  method: 'POST',
  path: '/product',
  access: 'seller',
  needs: 'good-standing',
  once: true,
  summary: 'List a bike; 409 asks about a price unlike others, until `confirmedPrice` is the same',
  body: NewProduct,
  answer: z.object({ acknowledged: z.boolean(), insertedId: Id }),
});

export const readProduct = endpoint({
  method: 'GET',
  path: '/product/:id',
  access: 'anyone',
  summary: 'One product, for a while also when it is sold; 410 when it was taken off the market',
  params: z.object({ id: Id }),
  answer: WholeProduct,
});

export const MOST_TOGETHER = 24;

export const readProducts = endpoint({
  method: 'GET',
  path: '/product',
  access: 'anyone',
  summary: 'Some products by their ids, in that order; those that were taken off the market are left out',
  query: z.object({
    ids: z
      .string()
      .transform((text) => [...new Set(text.split(','))])
      .pipe(
        z
          .array(Id)
          .max(MOST_TOGETHER, { error: () => t('Please ask for at most {count} at once', { count: MOST_TOGETHER }) }),
      ),
  }),
  answer: z.array(Product),
});

export const editProduct = endpoint({
  method: 'PUT',
  path: '/product/:id',
  access: 'seller',
  needs: 'good-standing',
  summary:
    'Change a product that is available; 409 when it was changed meanwhile, is booked or sold, or has a new price unlike others that `confirmedPrice` does not repeat',
  params: z.object({ id: Id }),
  body: EditedProduct,
  answer: z.object({ modifiedCount: z.number().int(), revision: z.number().int() }),
});

export const listSellerProducts = endpoint({
  method: 'GET',
  path: '/products/:email',
  access: 'oneself',
  summary: "A seller's own products, newest first unless said; `search` looks in their names",
  params: z.object({ email: Email }),
  query: OwnList,
  answer: z.array(Product),
});

export const advertiseProduct = endpoint({
  method: 'PUT',
  path: '/products/:id',
  access: 'seller',
  needs: 'good-standing',
  summary: 'Show a product on the landing page',
  params: z.object({ id: Id }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const removeProduct = endpoint({
  method: 'DELETE',
  path: '/myproduct/:id',
  access: 'signed-in',
  summary: 'Take a product off the market: its seller, or an admin',
  params: z.object({ id: Id }),
  answer: z.object({ deletedCount: z.number().int() }),
});
