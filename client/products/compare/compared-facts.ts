import { bodyTypeInWords } from '#client/products/body-type-in-words.ts';
import { inCc, inKilometres } from '#client/products/product-figures.ts';
import { dayInWords } from '#client/ui/day-in-words.ts';
import { formatPrice } from '#contract/format.ts';
import type { Product } from '#contract/products.ts';

interface Fact {
  name: string;
  /** What is known of it, in words. */
  say(product: Product): string | undefined;
  /** Where one value is better for a buyer than another. */
  best?: { word: string; of(product: Product): number | undefined };
}

const figure = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** The least of what is given is the best. */
const FACTS: Fact[] = [
  {
    name: 'Price',
    say: ({ resalePrice }) => formatPrice(resalePrice),
    best: { word: 'Lowest', of: ({ resalePrice }) => resalePrice },
  },
  { name: 'Original price', say: ({ orgPrice }) => (orgPrice === null ? undefined : formatPrice(orgPrice)) },
  {
    name: 'Model year',
    say: ({ modelYear }) => figure(modelYear),
    best: { word: 'Newest', of: ({ modelYear }) => modelYear && -modelYear },
  },
  {
    name: 'Years of use',
    say: ({ yearsOfUse }) => figure(yearsOfUse),
    best: { word: 'Fewest', of: ({ yearsOfUse }) => yearsOfUse },
  },
  {
    name: 'Kilometres',
    say: ({ kilometres }) => (kilometres === undefined ? undefined : inKilometres(kilometres)),
    best: { word: 'Fewest', of: ({ kilometres }) => kilometres },
  },
  {
    name: 'Owners',
    say: ({ owners }) => figure(owners),
    best: { word: 'Fewest', of: ({ owners }) => owners },
  },
  { name: 'Condition', say: ({ condition }) => condition },
  { name: 'Engine', say: ({ engineCc }) => (engineCc ? inCc(engineCc) : undefined) },
  { name: 'Body type', say: ({ bodyType }) => bodyType && bodyTypeInWords(bodyType) },
  { name: 'Brand', say: ({ categoryName }) => categoryName },
  { name: 'Model', say: ({ model }) => model },
  { name: 'Variant', say: ({ variant }) => variant },
  { name: 'Colour', say: ({ colour }) => colour },
  { name: 'Location', say: ({ sellerLocation }) => sellerLocation },
  { name: 'Seller', say: ({ sellerName }) => sellerName },
  { name: 'Verified seller', say: ({ isVarified }) => (isVarified ? 'Yes' : 'No') },
  { name: 'Posted', say: ({ postDate }) => dayInWords(postDate) },
];

export interface ComparedFact {
  name: string;
  differs: boolean;
  /** One for each bike: what is said, nothing when its seller did not say, and the word for the best of them. */
  cells: { id: string; text: string | undefined; best: string | undefined }[];
}

/** Everything that is known of at least one of them. */
export function comparedFacts(products: Product[]): ComparedFact[] {
  return FACTS.map(({ name, say, best }) => {
    const said = products.map((product) => say(product) || undefined);
    const differs = new Set(said).size > 1;
    const ranks = products.map((product) => best?.of(product));
    const known = ranks.filter((rank) => rank !== undefined);
    const least =
      differs && known.length > 1 && Math.max(...known) > Math.min(...known) ? Math.min(...known) : undefined;
    const cells = products.map(({ _id }, at) => ({
      id: _id,
      text: said[at],
      best: least !== undefined && ranks[at] === least ? best?.word : undefined,
    }));
    return { name, differs, cells };
  }).filter(({ cells }) => cells.some(({ text }) => text !== undefined));
}
