import type { WholeProduct } from '#contract/products.ts';
import type { Trade } from './trade.ts';

export function bikeToList({ chance, brands }: Trade, photo?: string) {
  const categoryName = chance.pick(brands, 1.5);
  const resalePrice = 200 + Math.floor(chance.next() * 2000);
  return {
    productName: `${categoryName} ${100 + Math.floor(chance.next() * 300)}, well kept`,
    ...(photo ? { photos: [{ name: photo, alt: '' }] } : { img: 'https://pictures.example.test/bike.jpg' }),
    orgPrice: 2 * resalePrice,
    resalePrice,
    categoryName,
    modelYear: 2012 + Math.floor(chance.next() * 12),
    kilometres: Math.floor(chance.next() * 80_000),
    sellerLocation: 'Dhaka',
    placeId: 1_185_241,
    sellerPhone: '+880 1700-000000',
    disc: 'One owner, serviced every 3,000 km, all papers clear.',
  };
}

export function editOf(bike: WholeProduct) {
  const { productName, orgPrice, yearsOfUse, categoryName, modelId, model, variant, modelYear, kilometres } = bike;
  const { engineCc, bodyType, condition, owners, colour, papers, service, sellerLocation, sellerPhone, disc } = bike;
  return {
    ...{ productName, orgPrice, yearsOfUse, categoryName, modelId, variant, modelYear, kilometres, engineCc, bodyType },
    ...{ condition, owners, colour, papers, service, sellerLocation, sellerPhone, disc, revision: bike.revision },
    ...(!modelId && { model }),
    photos: bike.photos.map(({ name, alt }) => ({ name, alt })),
    placeId: bike.place?._id,
    resalePrice: Math.floor(bike.resalePrice) + 1,
  };
}
