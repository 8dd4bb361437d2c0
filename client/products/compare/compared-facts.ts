import { dayInWords } from '#client/ui/day-in-words.ts';
import { BIKE_FIELD_NAMES, type Field, fieldOf } from '#contract/bike-fields.ts';
import { factOf } from '#contract/bike-words.ts';
import { brandText } from '#contract/brand-text.ts';
import { aboutInCurrency, formatPrice } from '#contract/format.ts';
import type { Product } from '#contract/products.ts';
import { type Message, message, t } from '#language/t.ts';

interface Fact {
  name: Message;
  say(product: Product): string | undefined;
  /** Set where one value is better for buyers. */
  best?: { word: Message; of(product: Product): number | undefined };
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
    name: message('Price'),
    say: ({ resalePrice }) => formatPrice(resalePrice),
    best: { word: message('Lowest||price'), of: ({ resalePrice }) => resalePrice },
  },
  { name: message('Price, about'), say: ({ resalePrice }) => aboutInCurrency(resalePrice) },
  { name: message('Original price'), say: ({ orgPrice }) => (orgPrice === null ? undefined : formatPrice(orgPrice)) },
  ...bikeFacts(({ best }) => best !== undefined),
  {
    name: message('Years of use'),
    say: ({ yearsOfUse }) => String(yearsOfUse),
    best: { word: message('Fewest||years of use'), of: ({ yearsOfUse }) => yearsOfUse },
  },
  { name: message('Brand'), say: ({ categoryName }) => brandText(categoryName) },
  ...bikeFacts(({ best }) => best === undefined),
  { name: message('Location'), say: ({ sellerLocation }) => sellerLocation },
  { name: message('Seller'), say: ({ sellerName }) => sellerName },
  { name: message('Verified seller'), say: ({ isVarified }) => (isVarified ? t('Yes') : t('No')) },
  { name: message('Posted'), say: ({ postDate }) => dayInWords(postDate) },
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
      best: least !== undefined && ranks[at] === least ? best && t(best.word) : undefined,
    }));
    return { name: t(name), differs, cells };
  }).filter(({ cells }) => cells.some(({ text }) => text !== undefined));
}
