import { type Chip, type Count, type Found, SearchFields, type SearchWish } from '#contract/search.ts';
import { type Message, message, t } from '#language/t.ts';
import type { Db } from '../database/connect.ts';
import { addressQuery } from './address.ts';
import { exactly } from './count.ts';
import { FILTER_BITS, MOST_WORDS, missedWord } from './filter-mask.ts';
import type { Measured } from './measure.ts';
import { type PageQuery, valuesFor } from './page-query.ts';
import { type Understood, understand } from './query-parser/query-parser.ts';
import type { Vocabulary } from './query-parser/vocabulary.ts';
import { MOST_LOOKED_AT, withoutWord } from './word-queries.ts';

type FilterName = keyof typeof FILTER_BITS;
type Offer = Found['nearest'][number];

/** Filters in the order in which a search gives them up. */
const LEFT_OPEN: [FilterName, Message][] = [
  ['verified', message('From any seller')],
  ['goodPrice', message('However the price compares')],
  ['condition', message('In any condition')],
  ['owners', message('With any number of owners')],
  ['kilometres', message('With any kilometres')],
  ['year', message('Of any year')],
  ['price', message('At any price')],
  ['place', message('Anywhere')],
  ['engine', message('With any engine')],
  ['body', message('Of any body type')],
  ['model', message('Any model')],
  ['brand', message('All brands')],
];

interface FailedSearch {
  wish: SearchWish;
  understood: Understood;
  vocabulary: Vocabulary;
}

export async function alternatives(
  db: Db,
  failed: FailedSearch,
  pageQuery: PageQuery,
  measured: Measured,
): Promise<Offer[]> {
  const words = [...(await wordCounts(db, pageQuery, measured))].map(([word, count]) => ({
    text: t('Without “{word}”', { word }),
    query: without(failed, (chip) => chip.kind === 'words' && chip.text === `“${word}”`),
    count,
  }));
  const filters = LEFT_OPEN.map(([kind, text]) => ({
    text: t(text),
    query: without(failed, (chip) => chip.kind === kind),
    count: measured.counted([[FILTER_BITS[kind], measured.read(FILTER_BITS[kind])]]),
  }));
  return [...words, ...filters].filter(({ count }) => count.bikes > 0);
}

/** Rare words are missing from a sample, so these counts come from the index. */
async function wordCounts(db: Db, pageQuery: PageQuery, measured: Measured): Promise<Map<string, Count>> {
  const { words } = pageQuery.bounds;
  const counts = new Map(
    words.map((word, nth) => [word, measured.counted([[missedWord(nth), measured.read(missedWord(nth))]])]),
  );
  const unseen =
    words.length > 1 ? words.filter((word) => counts.get(word)?.bikes === 0 && counts.get(word)?.about) : [];
  if (!unseen.length) return counts;
  const others = Array.from({ length: MOST_WORDS }, (_, nth) => {
    const word = words[nth];
    return [`others${nth}`, word && unseen.includes(word) ? words.filter((other) => other !== word) : null];
  });
  const found = await withoutWord(db, {}, { ...valuesFor(pageQuery), ...Object.fromEntries(others) });
  for (const { nth, looked_at: lookedAt, bikes } of found) {
    const word = words[nth];
    if (word && unseen.includes(word) && lookedAt < MOST_LOOKED_AT) counts.set(word, exactly(bikes));
  }
  return counts;
}

function without({ wish, understood, vocabulary }: FailedSearch, isLeftOut: (chip: Chip) => boolean): string {
  const chip = understood.chips.find(isLeftOut);
  if (!chip) return addressQuery(wish);
  const rest = SearchFields.parse(Object.fromEntries(new URLSearchParams(chip.without)));
  return without({ wish: rest, understood: understand(rest, vocabulary), vocabulary }, isLeftOut);
}
