import { formatPrice } from '#contract/format.ts';
import type { ImportRow, ImportSettings } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import type { Db } from '../database/connect.ts';
import { placeById } from '../geography/geography.ts';
import {
  type Asking,
  askedOnMarket,
  guessAbout,
  isFarOff,
  UsualPrices,
} from '../products/usual-prices/usual-prices.ts';
import type { Held } from './outbox.ts';
import * as queries from './question-queries.ts';
import { quoted } from './readers/reading.ts';

type Question = ImportRow['questions'][number];

/** Compares within the file and with the market of its country. A placeholder price passes where others ask as much. */
export async function askAboutPrices(db: Db, held: Pick<Held, 'id' | 'mapping' | 'settings'>): Promise<void> {
  const rows = await queries.pricedRows(db, held.id, held.mapping.resalePrice ?? -1);
  const inFile = rows.filter(hasModel);
  const country = countryOf(rows, held.settings);
  const models = [...new Set(inFile.map(({ modelId }) => modelId))];
  const onMarket = country ? await askedOnMarket(db, models, country) : [];
  const usual = new UsualPrices([...inFile, ...onMarket]);
  const updates = rows.flatMap((row) => {
    const questions = questionsOf(row, usual, held.settings);
    return questions.length || row.questions.length ? [{ number: row.number, questions }] : [];
  });
  if (updates.length) await queries.ask(db, held.id, updates);
}

const hasModel = (row: queries.PricedRow): row is queries.PricedRow & Asking => row.modelId !== null;

export function questionsOf(
  row: Omit<queries.PricedRow, 'number' | 'placeId'>,
  usual: UsualPrices,
  settings: ImportSettings,
): Question[] {
  const cents = row.modelId === null ? undefined : usual.of({ ...row, modelId: row.modelId }, { itself: true });
  if (!cents) return row.questions;
  if (!isFarOff(row.cents, cents)) return [];
  return [
    {
      field: 'resalePrice',
      message: `${t('{written}: others ask about {others}.', { written: quoted(row.written), others: inWords(cents, settings) })} ${guessAbout(row.cents, cents)}`,
    },
  ];
}

/** Three significant digits, in the file's currency. */
function inWords(cents: number, { currency, perDollar }: ImportSettings): string {
  const inAll = (rate: number) => Number(((cents / 100) * rate).toPrecision(3));
  return currency === 'USD'
    ? formatPrice(inAll(1))
    : t('{amount, number} {currency}', { amount: inAll(perDollar), currency });
}

/** The country of most bikes, else of the currency: prices differ between markets. */
function countryOf(rows: queries.PricedRow[], { currency }: ImportSettings): string | undefined {
  const counts = new Map<string, number>();
  for (const { placeId } of rows) {
    const country = placeId === null ? undefined : placeById(placeId)?.country;
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? (currency === 'USD' ? undefined : currency.slice(0, 2));
}
