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

/** Form values as typed. */
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
  floor: '',
  sellerLocation: '',
  sellerPhone: '',
  disc: '',
};

/** Sent blank, so that validation reports them as missing. */
const NEEDED = ['productName', 'orgPrice', 'resalePrice', 'sellerLocation', 'sellerPhone', 'disc'];

/** Without blank optional fields. */
export function filledFields(draft: ProductDraft): ProductDraft {
  const needed = [
    ...NEEDED,
    ...(draft.photos?.length ? [] : ['img']),
    ...(isBlank(draft.modelYear) ? ['yearsOfUse'] : []),
  ];
  const filled = Object.entries(draft).filter(([field, value]) => needed.includes(field) || !isBlank(value));
  if (isBlank(draft.modelYear)) return Object.fromEntries(filled) as ProductDraft;
  return Object.fromEntries(filled.filter(([field]) => field !== 'yearsOfUse')) as ProductDraft;
}

export const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && !value.trim());

/** The contract's validation of typed values. */
export const Draft = z.custom<ProductDraft>().transform(filledFields).pipe(NewProduct);

/** A listed bike, as it was when the form opened. */
export interface Listed {
  before: ProductDraft;
  /** Imported from a file: the original price and the condition may be missing. */
  isImported: boolean;
}

type Edit = z.input<typeof ImportedProduct> & Pick<z.input<typeof EditedProduct>, 'orgPrice'>;

/** Without an unchanged picture: its URL may be one that nobody could type. */
export function editedFields({ before, isImported }: Listed, draft: ProductDraft): Edit {
  const { img, ...others } = filledFields(draft);
  const edit = isBlank(img) || img === before.img ? others : { ...others, img };
  if (!isImported) return edit;
  const { orgPrice, condition } = edit;
  return { ...edit, orgPrice: isBlank(orgPrice) ? null : orgPrice, condition: isBlank(condition) ? null : condition };
}

export const editOf = (listed: Listed) =>
  z
    .custom<ProductDraft>()
    .transform((draft): z.input<typeof ImportedProduct> => editedFields(listed, draft))
    .pipe(ImportedProduct);

const typed = (value: number | string | null | undefined) => value?.toString() ?? '';

/** Choices that nobody made are undefined. */
const typedFacts = (product: WholeProduct) =>
  ofEachField((name, { kind }) => (kind === 'choice' ? product[name] : typed(product[name]))) as PlainDraft;

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

export function changesBetween(before: ProductDraft, after: ProductDraft): Partial<ProductDraft> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof ProductDraft>;
  const changed = [...fields].filter((field) => serialized(before[field]) !== serialized(after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

const serialized = (value: unknown) => JSON.stringify(isBlank(value) ? '' : value);
