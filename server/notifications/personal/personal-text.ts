import type { NoticeKind } from '#contract/notice-preferences.ts';
import { formatDayFirst } from '#language/formatters.ts';

export interface PersonalLink {
  label: string;
  /** A path of the site. */
  path: string;
}

export interface Telling {
  at: Date;
  /** For all words that people chose: without anything that reads as a link, and quoted in letters. */
  name(words: string | undefined, otherwise: string): string;
}

/** Of the listed products: the price of each that is on sale, in cents. */
export type OnSale = ReadonlyMap<string, number>;

/** Facts are JSON, kept with the notice: no words that have to be erased when their author leaves. */
export interface PersonalText<Facts extends object> {
  kind: NoticeKind;
  /** Subject of the letter, heading in the list. */
  title(facts: Facts, telling: Telling): string;
  text(facts: Facts, telling: Telling): string;
  /** Further paragraphs of the letter. */
  more?(facts: Facts, telling: Telling): string[];
  link(facts: Facts): PersonalLink;
  /** Id of the product whose picture the letter shows. */
  bike?(facts: Facts): string | undefined;
  /** Ids of the products that the letter lists, those that are on sale still. */
  bikes?(facts: Facts): string[];
  /** What is still true when the letter is sent; undefined: nothing, and no letter is sent. */
  now?(facts: Facts, onSale: OnSale): Facts | undefined;
}

/** `24 December 2026` */
export const dayOf = (moment: string) =>
  formatDayFirst(new Date(moment), { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
