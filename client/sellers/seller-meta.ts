import type { MetaDescriptor } from 'react-router';
import { canonicalLinks } from '#client/navigation/canonical-url.ts';
import { monthInWords } from '#client/ui/day-in-words.ts';
import type { Seller } from '#contract/sellers.ts';
import { oneDecimal } from '#language/formatters.ts';
import { t } from '#language/t.ts';

/** `address` is absolute. `isLater`: a list begins in the middle. */
export function sellerMeta(seller: Seller, address: string, isLater: boolean): MetaDescriptor[] {
  const { name } = seller;
  const description = aboutSeller(seller);
  return [
    { title: t('{name}, seller | Kickstand', { name }) },
    { name: 'description', content: description },
    ...canonicalLinks(address),
    { property: 'og:type', content: 'profile' },
    { property: 'og:site_name', content: 'Kickstand' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary' },
    { 'script:ld+json': profile(seller, address) },
    ...(isLater ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function aboutSeller({ name, joinedAt, rating, bikesOnSale }: Seller) {
  const about = t(
    '{name} has {bikesOnSale, plural, one {# bike} other {# bikes}} on sale on Kickstand, and is here since {month}.',
    { name, bikesOnSale, month: monthInWords(joinedAt) },
  );
  if (!rating) return about;
  const mean = oneDecimal(rating.mean);
  const rated = t('Rated {mean} of 5 by {ratings, plural, one {# person} other {# people}}.', {
    mean,
    ratings: rating.ratings,
  });
  return `${about} ${rated}`;
}

/** In terms of schema.org; the mean stands beside the person, as people have none there. */
function profile({ name, joinedAt, photo, rating }: Seller, address: string) {
  const person = { '@type': 'Person', '@id': `${address}#seller`, name, url: address };
  const image = photo && { image: new URL(photo, address).href };
  const page = { '@type': 'ProfilePage', url: address, dateCreated: joinedAt, mainEntity: { ...person, ...image } };
  const mean = rating && {
    '@type': 'AggregateRating',
    itemReviewed: { '@id': person['@id'] },
    ratingValue: rating.mean,
    ratingCount: rating.ratings,
    bestRating: 5,
    worstRating: 1,
  };
  return { '@context': 'https://schema.org', '@graph': [page, ...(mean ? [mean] : [])] };
}
