import { BIKE_FIELD_NAMES, fieldOf } from '#contract/bike-fields.ts';
import { shownPicture } from '#contract/own-picture.ts';
import { photoAddress } from '#contract/photo-address.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';

/** In terms of schema.org. `address` is the page's, absolute. */
export function motorcycle(product: WholeProduct, address: string) {
  const { photos, img } = product;
  const pictures =
    photos.length > 0 ? photos.map(({ name }) => photoAddress(name, 1600)) : [shownPicture(img)].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Motorcycle',
    name: product.productName,
    description: product.disc,
    url: address,
    sku: product._id,
    image: pictures.map((picture) => new URL(picture, address).href),
    brand: { '@type': 'Brand', name: product.categoryName },
    ...propertiesOf(product),
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      url: address,
      price: product.resalePrice.toFixed(2),
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/UsedCondition',
      availability: `https://schema.org/${availability(product)}`,
      seller: { '@type': 'Person', name: product.sellerName },
    },
  };
}

function propertiesOf(product: WholeProduct) {
  const properties: Record<string, unknown> = {};
  const additional: unknown[] = [];
  for (const name of BIKE_FIELD_NAMES) {
    const { schemaOrg, kind, label } = fieldOf(name);
    const value = product[name];
    if (!schemaOrg || value === undefined) continue;
    const { property, unitCode, within } = schemaOrg;
    const schemaValue = unitCode
      ? { '@type': 'QuantitativeValue', value, unitCode }
      : kind === 'year'
        ? String(value)
        : value;
    if (within) properties[within.property] = { '@type': within.type, [property]: schemaValue };
    else if (property === ADDITIONAL) additional.push({ '@type': 'PropertyValue', name: t(label), value, unitCode });
    else properties[property] = schemaValue;
  }
  return { ...properties, ...(additional.length > 0 && { [ADDITIONAL]: additional }) };
}

const ADDITIONAL = 'additionalProperty';

function availability({ isAvailable, isReserved }: WholeProduct) {
  if (!isAvailable) return 'SoldOut';
  return isReserved ? 'LimitedAvailability' : 'InStock';
}
