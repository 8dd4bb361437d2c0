import type { MetaDescriptor } from 'react-router';
import { canonicalLinks } from '#client/navigation/canonical-url.ts';
import { formatPrice } from '#contract/format.ts';
import { shownPicture } from '#contract/own-picture.ts';
import { photoAddress } from '#contract/photo-address.ts';
import type { WholeProduct } from '#contract/products.ts';
import { formatList } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import { ageOf, knownFigures } from './product-figures.ts';
import { motorcycle } from './product-schema.ts';

const DESCRIPTION_LENGTH = 155;

/** `address` is absolute. */
export function productMeta(product: WholeProduct, address: string): MetaDescriptor[] {
  const title = t('{bike}, {price}', { bike: product.productName, price: formatPrice(product.resalePrice) });
  const description = shortened(`${t('{facts}.', { facts: factsOf(product) })} ${product.disc}`);
  return [
    { title: `${title} | Kickstand` },
    { name: 'description', content: description },
    ...canonicalLinks(address),
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: 'Kickstand' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...picture(product, address),
    { property: 'product:price:amount', content: String(product.resalePrice) },
    { property: 'product:price:currency', content: 'USD' },
    { 'script:ld+json': motorcycle(product, address) },
  ];
}

function factsOf(product: WholeProduct) {
  const { condition, owners, sellerLocation } = product;
  const figures = knownFigures(product);
  return formatList(
    [
      ...(figures.length > 0 ? figures : [ageOf(product)]),
      condition &&
        t('{condition, select, Excellent {excellent condition} Good {good condition} other {fair condition}}', {
          condition,
        }),
      owners && t('{owners, plural, =1 {one owner} other {# owners}}', { owners }),
      t('in {town}', { town: sellerLocation }),
    ].filter((fact) => typeof fact === 'string'),
    'unit',
  );
}

function picture({ photos, img: given, productName }: WholeProduct, address: string): MetaDescriptor[] {
  const [cover] = photos;
  const img = shownPicture(given);
  if (!cover && !img) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: new URL(cover ? photoAddress(cover.name, 1600) : img, address).href },
    ...(cover
      ? [
          { property: 'og:image:width', content: String(cover.width) },
          { property: 'og:image:height', content: String(cover.height) },
        ]
      : []),
    { property: 'og:image:alt', content: cover?.alt || productName },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function shortened(text: string) {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
}
