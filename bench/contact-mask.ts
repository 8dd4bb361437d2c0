import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { maskContacts } from '#contract/contact-mask/contact-mask.ts';
import { E_MAILS, HANDLES, LINKS } from '#contract/contact-mask/testing/addresses.ts';
import { HARMLESS } from '#contract/contact-mask/testing/harmless.ts';
import { HOSTILE } from '#contract/contact-mask/testing/hostile.ts';
import { hides, unmarked } from '#contract/contact-mask/testing/marked.ts';
import { PHONES } from '#contract/contact-mask/testing/phones.ts';
import { UNSEEN } from '#contract/contact-mask/testing/unseen.ts';
import { printTable } from './table.ts';

/** `node bench/contact-mask.ts folder-of-the-sets [--hits]`. Hits are counted; a reader says which are contacts. */
const folder = process.argv[2];
if (!folder) throw new Error('Usage: node bench/contact-mask.ts folder-of-the-sets [--hits]');
const showsHits = process.argv.includes('--hits');
/** Columns that people filled with words of their own; the rest of a row is joined to it in a second set. */
const WRITTEN: Record<string, string> = {
  'bikroy_bd.dev.csv': 'Model',
  'ikman_lk.dev.csv': 'Title',
  'ebay_us.dev.csv': 'Condition_Desc',
  'used_bikes_india.dev.csv': 'bike_name',
  'chotot_vn.dev.csv': 'Mô tả chi tiết',
};
const LENGTH = 2000;

const recall = Object.entries({ ...PHONES, ...E_MAILS, ...LINKS, ...HANDLES, ...UNSEEN }).map(
  ([disguise, examples]) => {
    const hidden = examples.map(unmarked).filter(({ text, details }) => hides(maskContacts(text).found, details));
    return { disguise, examples: examples.length, hidden: hidden.length };
  },
);
const sum = (column: 'examples' | 'hidden') => recall.reduce((total, row) => total + row[column], 0);
printTable([...recall, { disguise: 'all', examples: sum('examples'), hidden: sum('hidden') }]);
console.log(`recall ${((100 * sum('hidden')) / sum('examples')).toFixed(1)} %\n`);

printTable([
  ...Object.entries(HARMLESS).map(([name, sentences]) => counted(`own: ${name}`, sentences)),
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .flatMap((file) => setsIn(file)),
]);

const slowest = HOSTILE.map((piece) => ({ piece: JSON.stringify(piece), ...costOf(piece) }));
console.log(`\nhostile texts of ${LENGTH} characters, the slowest`);
printTable(slowest.toSorted((one, other) => other.microseconds - one.microseconds).slice(0, 5));

function setsIn(file: string) {
  const rows: Record<string, string>[] = parse(readFileSync(join(folder as string, file)), {
    bom: true,
    columns: true,
  });
  const column = WRITTEN[file];
  const joined = rows.map((row) =>
    Object.values(row)
      .filter((value) => value && value.length < 60)
      .join(' '),
  );
  const sets = [counted(`${file}, rows as sentences`, joined)];
  if (column) sets.unshift(counted(`${file}, ${column}`, [...new Set(rows.map((row) => row[column] ?? ''))]));
  return sets;
}

function counted(set: string, texts: string[]) {
  const before = process.cpuUsage().user;
  const hits = texts.filter((text) => maskContacts(text).found.length > 0);
  const microseconds = (process.cpuUsage().user - before) / texts.length;
  if (showsHits) for (const hit of hits) console.log(`  ${set}: ${JSON.stringify(hit)}`);
  return { set, texts: texts.length, hits: hits.length, 'µs a text': microseconds };
}

function costOf(piece: string) {
  const text = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  maskContacts(text);
  const before = process.cpuUsage().user;
  maskContacts(text);
  return { microseconds: process.cpuUsage().user - before };
}
