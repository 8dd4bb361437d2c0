import type { MetaDescriptor } from 'react-router';
import { absoluteUrl, canonicalLinks } from '#client/navigation/canonical-url.ts';
import { paths } from '#client/paths.ts';
import type { Found, SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';
import { t } from '#language/t.ts';
import { bikeCount } from './bike-count.ts';
import { searchTitle } from './search-title.ts';

const PLAIN: (keyof SearchAddress)[] = ['brand', 'model', 'body', 'place'];
const MOST_PLAIN = 2;

interface ShownSearch {
  found: Found;
  address: SearchAddress;
  origin: string;
}

/** Meta tags. Searches that people make, like a model in a town, are indexed. */
export function searchMeta({ found, address, origin }: ShownSearch): MetaDescriptor[] {
  const { meant, total } = found;
  const title = t('{search}: {count}', { search: searchTitle(meant), count: bikeCount(total) });
  const query = writeAddress({ ...address, after: undefined, sort: undefined });
  const description = t('{title} on Kickstand, second-hand and from people near you.', { title });
  const href = absoluteUrl(`${paths.search}${query && `?${query}`}`, origin);
  return [
    { title: `${title} | Kickstand` },
    { name: 'description', content: description },
    ...canonicalLinks(href),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Kickstand' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: href },
    ...(isWorthListing(address) && total.bikes > 0 ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

function isWorthListing(address: SearchAddress) {
  const parameters = Object.entries(address).flatMap(([name, value]) => (value ? [name as keyof SearchAddress] : []));
  const single = Object.values(address).every((value) => !value?.includes(','));
  return single && parameters.length <= MOST_PLAIN && parameters.every((name) => PLAIN.includes(name));
}
