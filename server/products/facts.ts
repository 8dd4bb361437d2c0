import { type BikeField, bikeFactsOf } from '#contract/bike-fields.ts';
import { photoAddress } from '#contract/photo-address.ts';
import type { ChosenPhoto } from '#contract/photos.ts';
import { pictureMissing } from '#contract/product-facts.ts';
import type { EditedProduct, ImportedProduct } from '#contract/products.ts';
import { modelById } from '../catalogue/catalogue.ts';
import { placeById } from '../geography/geography.ts';
import { invalid } from '../http/errors.ts';
import type { WholeRow } from './queries.ts';

type Said =
  | 'name'
  | 'imageUrl'
  | 'originalPriceCents'
  | 'resalePriceCents'
  | 'modelId'
  | BikeField
  | 'frameNumber'
  | 'papers'
  | 'service'
  | 'brandName'
  | 'location'
  | 'placeId'
  | 'phone'
  | 'description';

/** What a seller says of a product, as it is kept. */
export interface Facts extends Pick<WholeRow, Said> {
  /** Follows from the model year where that is known. */
  yearsOfUse: number | null;
  photos: ChosenPhoto[];
}

/** Of a product: nothing is added that its seller did not say. */
export interface AsSaid {
  asSaid?: boolean | undefined;
}

/** What the seller leaves out and the catalogue knows is filled in. Throws when it knows no such model or place. */
export function factsOf(product: ImportedProduct, { asSaid = false }: AsSaid = {}): Facts {
  const model = product.modelId ? modelOf(product.modelId, product.categoryName) : undefined;
  if (product.placeId && !placeById(product.placeId)) throw invalid('placeId', 'We know no such place');
  const [cover] = product.photos;
  const usual = asSaid ? undefined : model;
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
    frameNumber: product.frameNumber ?? null,
    papers: product.papers,
    service: product.service,
    location: product.sellerLocation,
    placeId: product.placeId ?? null,
    phone: product.sellerPhone,
    description: product.disc,
  };
}

/** A product as its seller wants it from now on. What was not known of the same model is not filled in either. */
export function factsAfter(before: Facts, wish: EditedProduct): Facts {
  const after = factsOf(wish);
  const sameModel = after.modelId === before.modelId;
  return {
    ...after,
    engineCc: sameModel && before.engineCc === null ? (wish.engineCc ?? null) : after.engineCc,
    imageUrl: after.imageUrl || keptAddress(before),
    frameNumber: wish.frameNumber === undefined ? before.frameNumber : after.frameNumber,
  };
}

function keptAddress({ photos, imageUrl }: Facts) {
  if (photos.length) throw invalid('img', pictureMissing.message);
  return imageUrl;
}

/** Where the place lies; the gazetteer knows. */
export function placeOf({ placeId }: Pick<Facts, 'placeId'>) {
  const place = placeId ? placeById(placeId) : undefined;
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}

export function located(product: ImportedProduct, asSaid: AsSaid) {
  const facts = factsOf(product, asSaid);
  return { facts, ...placeOf(facts) };
}

export function factsBefore(row: WholeRow): Facts {
  const photos = row.photos.map(({ name, alt }) => ({ name, alt }));
  return { ...row, photos, yearsOfUse: row.modelYear ? null : row.yearsOfUse };
}

function modelOf(id: string, categoryName: string) {
  const model = modelById(id);
  if (!model) throw invalid('modelId', 'We know no such model');
  if (model.brandName.toUpperCase() === categoryName.toUpperCase()) return model;
  throw invalid('modelId', `This is a model of ${model.brandName}, not of ${categoryName}`);
}
