import { t } from '#language/t.ts';
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

const searchName = ({ name }: MatchFacts, telling: Telling) =>
  telling.name(name, t('your saved search||instead of its name'));

function text(facts: MatchFacts, telling: Telling) {
  const { bikes, orMore } = facts;
  const values = { bikes, search: searchName(facts, telling) };
  return orMore && bikes > 1
    ? t(
        '{bikes, plural, one {# or more new bikes match {search}.} other {# or more new bikes match {search}.}}',
        values,
      )
    : t('{bikes, plural, one {One new bike matches {search}.} other {# new bikes match {search}.}}', values);
}

const matched = {
  kind: 'saved-searches',
  title: (facts, telling) => t('New for {search}', { search: searchName(facts, telling) }),
  text,
  more: () => [t('Under Saved searches you choose how often we tell you.')],
  link: ({ searchId }) => ({ label: t('See the new bikes'), path: `/dashboard/saved-searches?open=${searchId}` }),
  bikes: ({ productIds }) => productIds,
  now(facts, onSale) {
    const isWhole = facts.bikes <= facts.productIds.length;
    if (!isWhole) return facts;
    return onSale.size > 0 ? { ...facts, bikes: onSale.size } : undefined;
  },
} satisfies PersonalText<MatchFacts>;

export const SAVED_SEARCHES = { 'search-matched': matched, 'search-digest': matched };
