import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Dollars, Price } from './money.ts';
import { Page } from './page.ts';
import { Email, Id, line, Phone, paragraph, WebAddress } from './text.ts';

export const CONDITIONS = ['Excellent', 'Good', 'Fair'] as const;
export const BRANDS = ['YAMAHA', 'HERO', 'BAJAJ'] as const;
/** available → reserved (booked) → sold (paid); removed by its seller or an admin. */
export const PRODUCT_STATUSES = ['available', 'reserved', 'sold', 'removed'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
/** A product wears the NEW badge this long. */
export const NEW_FOR_DAYS = 7;

const years = 'Please write the years of use as a number from 0 to 100';
const YearsOfUse = z
  .union([z.number(), z.string()], years)
  .transform((value) => String(value).trim())
  .refine((text) => /^\d{1,3}(\.\d)?$/.test(text) && Number(text) <= 100, years)
  .transform(Number);

/** What a seller fills in. Seller and state come from the server, whatever else the body says. */
export const NewProduct = z.object({
  productName: line(120),
  img: WebAddress,
  orgPrice: Price,
  resalePrice: Price,
  yearsOfUse: YearsOfUse,
  categoryName: z.enum(BRANDS, 'Please choose one of the brands').default('YAMAHA'),
  condition: z.enum(CONDITIONS, 'Please choose one of the conditions').default('Excellent'),
  sellerLocation: line(120),
  sellerPhone: Phone,
  disc: paragraph(4000),
});
export type NewProduct = z.output<typeof NewProduct>;

export const Product = z.object({
  _id: Id,
  productName: z.string(),
  img: z.string(),
  orgPrice: Dollars,
  resalePrice: Dollars,
  yearsOfUse: z.number(),
  /** When it was listed: ISO 8601, UTC. */
  postDate: z.string(),
  categoryName: z.string(),
  condition: z.enum(CONDITIONS),
  sellerName: z.string(),
  /** Contact details: only for people who are signed in. */
  sellerEmail: z.string().optional(),
  sellerPhone: z.string().optional(),
  sellerLocation: z.string(),
  disc: z.string(),
  /** The seller is verified, now. */
  isVarified: z.boolean(),
  isAvailable: z.boolean(),
  /** Somebody has booked it and not paid yet. */
  isReserved: z.boolean(),
  isAdvertized: z.boolean(),
  /** The caller has reported it. */
  isReported: z.boolean(),
  /** What the caller can do with it. */
  may: z.object({ book: z.boolean(), report: z.boolean(), advertise: z.boolean(), remove: z.boolean() }),
});
export type Product = z.infer<typeof Product>;

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
  once: true,
  summary: 'List a bike',
  body: NewProduct,
  answer: z.object({ acknowledged: z.boolean(), insertedId: Id }),
});

export const readProduct = endpoint({
  method: 'GET',
  path: '/product/:id',
  access: 'anyone',
  summary: 'One product, also when it is sold; 410 when it was taken off the market',
  params: z.object({ id: Id }),
  answer: Product,
});

export const listSellerProducts = endpoint({
  method: 'GET',
  path: '/products/:email',
  access: 'oneself',
  summary: "A seller's own products, newest first",
  params: z.object({ email: Email }),
  query: Page,
  answer: z.array(Product),
});

export const advertiseProduct = endpoint({
  method: 'PUT',
  path: '/products/:id',
  access: 'seller',
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
