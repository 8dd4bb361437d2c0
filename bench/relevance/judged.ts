import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { dollars } from '#contract/money.ts';
import type { ImportedProduct } from '#contract/products.ts';
import { DEFAULT_RADIUS } from '#contract/search-address.ts';
import { placeById, placesAround } from '#server/geography/geography.ts';
import { type Chance, chance } from '../search/chance.ts';
import { BANGLA, inBangla } from './bangla.ts';
import { derivedTypos } from './derived-typos.ts';
import type { Truth } from './truth.ts';
import { mistyped } from './typing-errors.ts';

export type Kind =
  | 'exact'
  | 'typo, real'
  | 'typo, derived'
  | 'typo, one edit'
  | 'typo, two edits'
  | 'spacing'
  | 'script'
  | 'mixed';

export interface Judged {
  kind: Kind;
  typed: string;
  relevant: Set<number>;
}

const SEED = 20_221_105;
const LEAST_LISTINGS = 5;
const MOST_NAMES = 200;
const MOST_MIXED = 120;
const LONG = 7;
const LETTERS = /[a-z]{4,}/gi;

/** Deterministic for the same files. */
export function judgedQueries(folder: string, truth: Truth): Judged[] {
  const names = frequentNames(truth);
  const by = chance(SEED);
  const judge = (kind: Kind, typed: string, name: string): Judged => ({
    kind,
    typed,
    relevant: new Set([...truth.called(name), ...(/^typo, (real|derived)$/.test(kind) ? truth.called(typed) : [])]),
  });
  const queries = [
    ...names.map((name) => judge('exact', name, name)),
    ...realTypos(folder).map(({ typed, means }) => judge('typo, real', typed, means)),
    ...derivedTypos(truth.listings).map(({ typed, means }) => judge('typo, derived', typed, means)),
    ...names.flatMap((name) => typos(name, truth, by).map(({ kind, typed }) => judge(kind, typed, name))),
    ...names.flatMap((name) => spacings(name, by).map((typed) => judge('spacing', typed, name))),
    ...BANGLA.map(([written, name]) => judge('script', written, name)),
    ...names
      .filter((name) => LETTERS.test(name))
      .slice(0, 40)
      .map((name) => judge('script', inBangla(name), name)),
    ...mixed(names, truth, by),
  ];
  return queries.filter(({ relevant }) => relevant.size);
}

/** Model names of enough listings, most frequent first. */
function frequentNames(truth: Truth): string[] {
  const counts = new Map<string, number>();
  for (const { models } of truth.listings)
    for (const name of models) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return [...counts]
    .filter(([name, often]) => often >= LEAST_LISTINGS && /[a-z]{2}/.test(name) && !/other|khác/.test(name))
    .sort(([a, oftenA], [b, oftenB]) => oftenB - oftenA || (a < b ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map(([name]) => name);
}

function realTypos(folder: string): { typed: string; means: string }[] {
  const files = readdirSync(folder).filter((name) => /^seller_typos.*\.csv$/.test(name));
  return files.flatMap((name) => parse(readFileSync(join(folder, name)), { columns: true, bom: true }));
}

/** Typos in long words; a typo that is a word of the listings is skipped. */
function typos(name: string, truth: Truth, by: Chance): { kind: Kind; typed: string }[] {
  const words = name.match(LETTERS) ?? [];
  if (!words.length) return [];
  const word = by.pick(words);
  const once = () => mistyped(word, by);
  const forms: { kind: Kind; word: string }[] = [
    { kind: 'typo, one edit', word: once() },
    { kind: 'typo, one edit', word: once() },
    ...(word.length >= LONG ? [{ kind: 'typo, two edits' as const, word: mistyped(once(), by) }] : []),
  ];
  return forms
    .filter((form) => form.word !== word && !truth.called(form.word).length)
    .map((form) => ({ kind: form.kind, typed: name.replace(word, form.word) }));
}

function spacings(name: string, by: Chance): string[] {
  const [long] = name.match(/[a-z]{6,}/g) ?? [];
  const at = 2 + Math.floor(by.next() * ((long?.length ?? 0) - 3));
  return [
    ...(/\s/.test(name) ? [name.replace(/\s+/g, ''), name.replace(/\s+/g, '-')] : []),
    ...(/[a-z]\d|\d[a-z]/.test(name) ? [name.replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ')] : []),
    ...(long ? [name.replace(long, `${long.slice(0, at)} ${long.slice(at)}`)] : []),
  ];
}

/** A model with year, place and price of one of its listings. */
function mixed(names: string[], truth: Truth, by: Chance): Judged[] {
  return Array.from({ length: MOST_MIXED }, (_, turn) => {
    const name = by.pick(names);
    const { product } = truth.listings[by.pick(truth.called(name))] ?? {};
    const [year, place] = [product && yearOf(product), product?.placeId ? placeById(product.placeId) : undefined];
    const price = Math.ceil(dollars(product?.resalePrice ?? 0) / 100) * 100;
    const asks = {
      year: turn % 3 !== 1 ? year : undefined,
      place: turn % 3 !== 0 ? place : undefined,
      price: turn % 2 ? price : undefined,
    };
    const near = asks.place && new Set(placesAround(asks.place, DEFAULT_RADIUS).map((one) => one.place._id));
    const relevant = truth.called(name).filter((index) => {
      const other = truth.listings[index]?.product;
      return (
        (!asks.year || (other && yearOf(other) === asks.year)) &&
        (!near || near.has(other?.placeId ?? 0)) &&
        (!asks.price || dollars(other?.resalePrice ?? 0) <= asks.price)
      );
    });
    const typed = [asks.year, name, asks.place?.name, asks.price && `under ${asks.price}`].filter(Boolean).join(' ');
    return { kind: 'mixed', typed, relevant: new Set(relevant) };
  });
}

const yearOf = ({ modelYear, yearsOfUse }: ImportedProduct) =>
  modelYear ?? new Date().getUTCFullYear() - Math.round(yearsOfUse ?? 0);
