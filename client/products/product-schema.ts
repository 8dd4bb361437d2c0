import { photoAddress } from '#contract/photo-address.ts';
import { shownPicture } from '#contract/picture-address.ts';
import type { WholeProduct } from '#contract/products.ts';

/** The bike in schema.org's words, for search engines. `address` is its page's, absolute. */
export function motorcycle(product: WholeProduct, address: string) {
  const { photos, img, kilometres, engineCc, modelYear } = product;
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
    model: product.model,
    vehicleConfiguration: product.variant,
    vehicleModelDate: modelYear && String(modelYear),
    mileageFromOdometer: kilometres === undefined ? undefined : quantity(kilometres, 'KMT'),
    vehicleEngine: engineCc && { '@type': 'EngineSpecification', engineDisplacement: quantity(engineCc, 'CMQ') },
    bodyType: product.bodyType,
    color: product.colour,
    numberOfPreviousOwners: product.owners,
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

const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });

function availability({ isAvailable, isReserved }: WholeProduct) {
  if (!isAvailable) return 'SoldOut';
  return isReserved ? 'LimitedAvailability' : 'InStock';
}
