import type { PersonalText, Telling } from './personal-text.ts';

interface MatchFacts {
  searchId: string;
  /** The person's own words. */
  name: string;
  bikes: number;
  /** There are more than are counted. */
  orMore?: boolean;
  /** The newest ones. */
  productIds: string[];
}

const searchName = ({ name }: MatchFacts, telling: Telling) => telling.name(name, 'your saved search');

function counted({ bikes, orMore }: MatchFacts): string {
  if (bikes === 1) return 'One new bike matches';
  return `${bikes}${orMore ? ' or more' : ''} new bikes match`;
}

const text = (facts: MatchFacts, telling: Telling) => `${counted(facts)} ${searchName(facts, telling)}.`;

const matched = {
  kind: 'saved-searches',
  title: (facts, telling) => `New for ${searchName(facts, telling)}`,
  text,
  more: () => ['Under Saved searches you choose how often we tell you.'],
  link: ({ searchId }) => ({ label: 'See the new bikes', path: `/dashboard/saved-searches?open=${searchId}` }),
  bikes: ({ productIds }) => productIds,
  now(facts, onSale) {
    const isWhole = facts.bikes <= facts.productIds.length;
    if (!isWhole) return facts;
    return onSale.size > 0 ? { ...facts, bikes: onSale.size } : undefined;
  },
} satisfies PersonalText<MatchFacts>;

export const SAVED_SEARCHES = { 'search-matched': matched, 'search-digest': matched };
