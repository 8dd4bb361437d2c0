import { type BikeField, bikeFactsOf } from '#contract/bike-fields.ts';
import { photoAddress } from '#contract/photo-address.ts';
import type { ChosenPhoto } from '#contract/photos.ts';
import { pictureMissing } from '#contract/product-facts.ts';
import type { EditedProduct, ImportedProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { modelById } from '../catalogue/catalogue.ts';
import type { Framed } from '../frames/frames.ts';
import { placeById } from '../geography/geography.ts';
import { invalid } from '../http/errors.ts';
import type { WholeRow } from './queries.ts';

type StoredField =
  | 'name'
  | 'imageUrl'
  | 'originalPriceCents'
  | 'resalePriceCents'
  | 'modelId'
  | BikeField
  | 'frame'
  | 'papers'
  | 'service'
  | 'brandName'
  | 'location'
  | 'placeId'
  | 'phone'
  | 'description';

export interface Facts extends Pick<WholeRow, StoredField> {
  /** Null when the model year is known: then it is computed. */
  yearsOfUse: number | null;
  photos: ChosenPhoto[];
}

export interface FactOptions {
  withoutDefaults?: boolean | undefined;
}

/** Fills gaps from the catalogue. Throws for an unknown model or place. */
export function factsOf(product: Framed<ImportedProduct>, { withoutDefaults = false }: FactOptions = {}): Facts {
  const model = product.modelId ? modelOf(product.modelId, product.categoryName) : undefined;
  if (product.placeId && !placeById(product.placeId)) throw invalid('placeId', t('We know no such place'));
  const [cover] = product.photos;
  const usual = withoutDefaults ? undefined : model;
  return {
    name: product.productName,
    imageUrl: cover ? photoAddress(cover.name) : (product.img ?? ''),
    photos: product.photos,
    originalPriceCents: product.orgPrice ?? null,
    resalePriceCents: product.resalePrice,
    yearsOfUse: product.modelYear ? null : (product.yearsOfUse ?? null),
    brandName: product.categoryName.toUpperCase(),
    modelId: model?._id ?? null,
    ...bikeFactsOf(product),
    model: product.model ?? model?.name ?? null,
    engineCc: product.engineCc ?? usual?.engineCc ?? null,
    bodyType: product.bodyType ?? usual?.bodyType ?? null,
    frame: product.frame ?? null,
    papers: product.papers,
    service: product.service,
    location: product.sellerLocation,
    placeId: product.placeId ?? null,
    phone: product.sellerPhone,
    description: product.disc,
  };
}

/** Gaps of an unchanged model stay, as the seller left them. */
export function factsAfter(before: Facts, wish: Framed<EditedProduct>): Facts {
  const after = factsOf(wish);
  const sameModel = after.modelId === before.modelId;
  return {
    ...after,
    engineCc: sameModel && before.engineCc === null ? (wish.engineCc ?? null) : after.engineCc,
    imageUrl: after.imageUrl || formerAddress(before),
    frame: wish.frame === undefined ? before.frame : after.frame,
  };
}

function formerAddress({ photos, imageUrl }: Facts) {
  if (photos.length) throw invalid('img', pictureMissing.error());
  return imageUrl;
}

export function placeOf({ placeId }: Pick<Facts, 'placeId'>) {
  const place = placeId ? placeById(placeId) : undefined;
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}

export function located(product: Framed<ImportedProduct>, options: FactOptions) {
  const facts = factsOf(product, options);
  return { facts, ...placeOf(facts) };
}

export function factsBefore(row: WholeRow): Facts {
  const photos = row.photos.map(({ name, alt }) => ({ name, alt }));
  return { ...row, photos, yearsOfUse: row.modelYear ? null : row.yearsOfUse };
}

function modelOf(id: string, categoryName: string) {
  const model = modelById(id);
  if (!model) throw invalid('modelId', t('We know no such model'));
  if (model.brandName.toUpperCase() === categoryName.toUpperCase()) return model;
  throw invalid(
    'modelId',
    t('This is a model of {brand}, not of {chosen}', { brand: model.brandName, chosen: categoryName }),
  );
}
