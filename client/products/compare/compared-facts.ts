import { dayInWords } from '#client/ui/day-in-words.ts';
import { BIKE_FIELD_NAMES, type Field, fieldOf } from '#contract/bike-fields.ts';
import { factOf } from '#contract/bike-words.ts';
import { brandText } from '#contract/brand-text.ts';
import { formatPrice } from '#contract/format.ts';
import type { Product } from '#contract/products.ts';

interface Fact {
  name: string;
  say(product: Product): string | undefined;
  /** Set where one value is better for buyers. */
  best?: { word: string; of(product: Product): number | undefined };
}

function bikeFacts(isWanted: (field: Field) => boolean): Fact[] {
  return BIKE_FIELD_NAMES.filter((name) => isWanted(fieldOf(name))).map((name) => {
    const { label, best } = fieldOf(name);
    const sign = best?.is === 'most' ? -1 : 1;
    const of = ({ [name]: value }: Product) => (typeof value === 'number' ? sign * value : undefined);
    return { name: label, say: (product) => factOf(product, name), ...(best && { best: { word: best.word, of } }) };
  });
}

/** The lowest given value is the best. */
const FACTS: Fact[] = [
  {
    name: 'Price',
    say: ({ resalePrice }) => formatPrice(resalePrice),
    best: { word: 'Lowest', of: ({ resalePrice }) => resalePrice },
  },
  { name: 'Original price', say: ({ orgPrice }) => (orgPrice === null ? undefined : formatPrice(orgPrice)) },
  ...bikeFacts(({ best }) => best !== undefined),
  {
    name: 'Years of use',
    say: ({ yearsOfUse }) => String(yearsOfUse),
    best: { word: 'Fewest', of: ({ yearsOfUse }) => yearsOfUse },
  },
  { name: 'Brand', say: ({ categoryName }) => brandText(categoryName) },
  ...bikeFacts(({ best }) => best === undefined),
  { name: 'Location', say: ({ sellerLocation }) => sellerLocation },
  { name: 'Seller', say: ({ sellerName }) => sellerName },
  { name: 'Verified seller', say: ({ isVarified }) => (isVarified ? 'Yes' : 'No') },
  { name: 'Posted', say: ({ postDate }) => dayInWords(postDate) },
];

export interface ComparedFact {
  name: string;
  differs: boolean;
  /** One per bike; `text` is undefined where the seller did not say. */
  cells: { id: string; text: string | undefined; best: string | undefined }[];
}

/** Facts that are known of at least one bike. */
export function comparedFacts(products: Product[]): ComparedFact[] {
  return FACTS.map(({ name, say, best }) => {
    const texts = products.map((product) => say(product) || undefined);
    const differs = new Set(texts).size > 1;
    const ranks = products.map((product) => best?.of(product));
    const known = ranks.filter((rank) => rank !== undefined);
    const least =
      differs && known.length > 1 && Math.max(...known) > Math.min(...known) ? Math.min(...known) : undefined;
    const cells = products.map(({ _id }, at) => ({
      id: _id,
      text: texts[at],
      best: least !== undefined && ranks[at] === least ? best?.word : undefined,
    }));
    return { name, differs, cells };
  }).filter(({ cells }) => cells.some(({ text }) => text !== undefined));
}
