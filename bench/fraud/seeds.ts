import { v7 as newId } from 'uuid';
import { E_MAILS, HANDLES, LINKS } from '#contract/contact-mask/testing/addresses.ts';
import { unmarked } from '#contract/contact-mask/testing/marked.ts';
import { PHONES } from '#contract/contact-mask/testing/phones.ts';
import { UNSEEN } from '#contract/contact-mask/testing/unseen.ts';
import type { ImportedProduct } from '#contract/products.ts';
import { type Framed, frameOf } from '#server/frames/frames.ts';
import { contradicted } from './contradictions.ts';
import { altered } from './copying.ts';
import { type Account, chance, type Honest, type Part, pick } from './honest.ts';
import { OTHER_THINGS } from './other-things.ts';
import { PAYMENTS } from './payments.ts';

export const KINDS = [
  'price bait',
  'copied text',
  'contact in text',
  'payment elsewhere',
  'odometer rolled back',
  'cloned frame',
  'flood',
  'facts contradict',
  'not a motorbike',
  'stolen photo',
] as const;
export type Kind = (typeof KINDS)[number];
export const OF_KIND = 30;

type Product = Framed<ImportedProduct>;

export interface Seed {
  id: string;
  kind: Kind;
  part: Part;
  set: string;
  product: Product;
  seller: Account;
  /** Listed before by somebody else. */
  earlier?: { id: string; product: Product; seller: Account; isSold: boolean };
}

/** In dollars. */
export type FairPrice = (bike: Honest) => Promise<number | undefined>;

const FEWEST_WORDS = 15;
const LEAST_KM = 8000;
const FLOOD_BIKES = 15;
const CONTACTS: Record<Part, string[]> = {
  tuned: [PHONES, E_MAILS].flatMap((table) => Object.values(table).flat()),
  judged: [LINKS, HANDLES, UNSEEN].flatMap((table) => Object.values(table).flat()),
};

const account = (...words: (string | number)[]): Account => ({
  id: newId(),
  ageDays: 0.1 + chance('fraud', ...words) * (chance('new', ...words) < 0.6 ? 7 : 400),
});

const frame = (...words: (string | number)[]) =>
  frameOf('bench', `ME4${Math.floor(chance('frame', ...words) * 1e14)}`.padEnd(17, '0').slice(0, 17));

interface Wish {
  part: Part;
  kinds: readonly Kind[];
  fairPrice: FairPrice;
}

export async function seedsOf(honest: Honest[], { part, kinds, fairPrice }: Wish): Promise<Seed[]> {
  const bases = inTurns(honest.filter((one) => one.part === part && one.isBase));
  const originals = inTurns(honest.filter((one) => one.part === part && !one.isBase && wordsOf(one) >= FEWEST_WORDS));
  const seeds: Seed[] = [];
  const floods = Array.from({ length: OF_KIND / FLOOD_BIKES }, () => ({ id: newId(), ageDays: 1 }));
  for (const kind of kinds)
    for (let nth = 0; nth < OF_KIND; ) {
      const base = (kind === 'copied text' ? originals : bases).shift();
      if (!base) throw new Error(`Too few honest listings for ${kind}`);
      const changes = await changed(kind, base, nth, fairPrice);
      if (!changes) continue;
      const { earlier, ...product } = changes;
      const seller = (kind === 'flood' && floods[nth % floods.length]) || account(part, kind, nth);
      seeds.push({
        id: newId(),
        kind,
        part,
        set: base.set,
        product: { ...base.product, ...product },
        seller,
        ...(earlier && { earlier }),
      });
      nth++;
    }
  return seeds;
}

type Changes = Partial<Product> & Pick<Seed, 'earlier'>;

/** Undefined: not of this bike. */
async function changed(kind: Kind, base: Honest, nth: number, fairPrice: FairPrice): Promise<Changes | undefined> {
  const { product, part } = base;
  const random = (what: string) => chance(what, kind, part, nth);
  const saying = (text: string) => ({
    disc: random('first') < 0.3 ? `${text}\n${product.disc}` : `${product.disc}\n${text}`,
  });
  switch (kind) {
    case 'price bait': {
      const fair = await fairPrice(base);
      return fair ? { resalePrice: Math.round(fair * (0.3 + 0.3 * random('price'))) * 100 } : undefined;
    }
    case 'copied text':
      return { disc: altered(product.disc, nth), resalePrice: Math.round(product.resalePrice * 0.95) };
    case 'contact in text':
      return saying(unmarked(pick(CONTACTS[part], kind, part, nth)).text);
    case 'payment elsewhere':
      return saying(PAYMENTS[part][nth] ?? '');
    case 'odometer rolled back': {
      if ((product.kilometres ?? 0) < LEAST_KM) return;
      const kilometres = Math.round((product.kilometres ?? 0) * (0.3 + 0.4 * random('km')));
      return { kilometres, ...framedTwice(base, nth, true) };
    }
    case 'cloned frame':
      return framedTwice(base, nth, false);
    case 'flood':
      return {};
    case 'facts contradict':
      return contradicted(product, nth);
    case 'not a motorbike':
      return otherThing(OTHER_THINGS[part][nth] ?? '', random('price'));
    case 'stolen photo':
      return listedTwice(product);
  }
}

function framedTwice({ product, part }: Honest, nth: number, isSold: boolean): Changes {
  const own = frame(part, nth, String(isSold));
  return { frame: own, ...listedTwice(product, { frame: own }, isSold) };
}

/** The same bike, as its owner lists it: another title and text. */
function listedTwice(product: Product, changes: Partial<Product> = {}, isSold = false): Changes {
  const { categoryName, model, modelYear } = product;
  const productName = [categoryName, model, modelYear].filter(Boolean).join(' ');
  return {
    earlier: {
      id: newId(),
      product: { ...product, productName, disc: `${productName}, sold by its owner.`, ...changes },
      seller: { id: newId(), ageDays: 300 },
      isSold,
    },
  };
}

function otherThing(productName: string, random: number): Changes {
  return {
    productName,
    disc: `${productName}. Good condition, price is negotiable.`,
    resalePrice: Math.round(500 + 9000 * random),
    modelId: undefined,
    model: undefined,
    kilometres: undefined,
    engineCc: undefined,
    bodyType: undefined,
    owners: undefined,
  };
}

const wordsOf = ({ product, set }: Honest) =>
  /chotot|ebay/.test(set) && !product.disc.startsWith(product.productName) ? product.disc.split(/\s+/).length : 0;

/** Of each set in turn, in an order of chance. */
function inTurns(listings: Honest[]): Honest[] {
  const mixed = listings.toSorted((one, other) => order(one) - order(other));
  const sets = [...Map.groupBy(mixed, ({ set }) => set).values()];
  return mixed.flatMap((_, at) => sets.flatMap((some) => some[at] ?? []));
}

const order = ({ product, set }: Honest) => chance('order', set, product.productName, product.resalePrice);
