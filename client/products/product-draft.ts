import { z } from 'zod';
import { type BikeField, ofEachField } from '#contract/bike-fields.ts';
import {
  BRANDS,
  CONDITIONS,
  type EditedProduct,
  ImportedProduct,
  NewProduct,
  type WholeProduct,
} from '#contract/products.ts';

/** A bike as it stands in the form: text as it was typed. */
export type ProductDraft = z.input<typeof NewProduct>;

type PlainDraft = Pick<ProductDraft, BikeField>;

export const BLANK: ProductDraft = {
  photos: [],
  img: '',
  categoryName: BRANDS[0],
  ...(ofEachField((_, { kind }) => (kind === 'choice' ? undefined : '')) as PlainDraft),
  productName: '',
  condition: CONDITIONS[0],
  yearsOfUse: '',
  papers: [],
  service: [],
  orgPrice: '',
  resalePrice: '',
  sellerLocation: '',
  sellerPhone: '',
  disc: '',
};

/** Kept blank, so that they are missed. */
const NEEDED = ['productName', 'orgPrice', 'resalePrice', 'sellerLocation', 'sellerPhone', 'disc'];

/** What a seller has said: an optional field that is blank says nothing. */
export function saidIn(draft: ProductDraft): ProductDraft {
  const needed = [
    ...NEEDED,
    ...(draft.photos?.length ? [] : ['img']),
    ...(isBlank(draft.modelYear) ? ['yearsOfUse'] : []),
  ];
  const said = Object.entries(draft).filter(([field, value]) => needed.includes(field) || !isBlank(value));
  if (isBlank(draft.modelYear)) return Object.fromEntries(said) as ProductDraft;
  return Object.fromEntries(said.filter(([field]) => field !== 'yearsOfUse')) as ProductDraft;
}

export const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && !value.trim());

/** The checks of the contract, on what is typed. */
export const Draft = z.custom<ProductDraft>().transform(saidIn).pipe(NewProduct);

/** A bike that is listed, as it stood in the form when that was opened. */
export interface Listed {
  before: ProductDraft;
  /** It came out of a file: its price when new and its condition may stay unsaid. */
  isImported: boolean;
}

type Edit = z.input<typeof ImportedProduct> & Pick<z.input<typeof EditedProduct>, 'orgPrice'>;

/** What an edit says: a picture that stays is not said again, it may have an address that nobody could type. */
export function editedIn({ before, isImported }: Listed, draft: ProductDraft): Edit {
  const { img, ...said } = saidIn(draft);
  const edit = isBlank(img) || img === before.img ? said : { ...said, img };
  if (!isImported) return edit;
  const { orgPrice, condition } = edit;
  return { ...edit, orgPrice: isBlank(orgPrice) ? null : orgPrice, condition: isBlank(condition) ? null : condition };
}

export const editOf = (listed: Listed) =>
  z
    .custom<ProductDraft>()
    .transform((draft): z.input<typeof ImportedProduct> => editedIn(listed, draft))
    .pipe(ImportedProduct);

const typed = (value: number | string | null | undefined) => value?.toString() ?? '';

/** A choice that nobody made is undefined. */
const typedFacts = (product: WholeProduct) =>
  ofEachField((name, { kind }) => (kind === 'choice' ? product[name] : typed(product[name]))) as PlainDraft;

/** A bike that is on sale, as its seller would have typed it. */
export function draftOf(product: WholeProduct): ProductDraft {
  return {
    ...BLANK,
    photos: product.photos.map(({ name, alt }) => ({ name, alt })),
    img: product.photos.length ? '' : product.img,
    categoryName: product.categoryName,
    ...(product.modelId && { modelId: product.modelId }),
    productName: product.productName,
    ...typedFacts(product),
    yearsOfUse: typed(product.yearsOfUse),
    papers: product.papers,
    service: product.service,
    orgPrice: typed(product.orgPrice),
    resalePrice: typed(product.resalePrice),
    sellerLocation: product.sellerLocation,
    ...(product.place && { placeId: product.place._id }),
    sellerPhone: product.sellerPhone ?? '',
    disc: product.disc,
  };
}

/** What differs between two states of the form. */
export function changesBetween(before: ProductDraft, after: ProductDraft): Partial<ProductDraft> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof ProductDraft>;
  const changed = [...fields].filter((field) => said(before[field]) !== said(after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

const said = (value: unknown) => JSON.stringify(isBlank(value) ? '' : value);
