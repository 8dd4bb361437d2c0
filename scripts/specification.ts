import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownRows } from './shown-rows.ts';

/** Each row of docs/specification.md needs a test in e2e/specification or a step of one; each of them quotes a row. */

const ROOT = join(import.meta.dirname, '..');
const SUITE = join(ROOT, 'e2e/specification');
const TABLE = join(ROOT, 'docs/specification.md');
const CELL = /(?<!\\)\|/;
/** A spec file and, for a partial test, its part of the row. */
const SHOWN_BY = /^\[([\w-]+)\](?:: (.+))?$/;

interface Row {
  file: string;
  title: string;
}

const rows = readRows();
const suite = readSuite();
const shown = suite.flatMap(({ file, titles }) => titles.map((title) => ({ file, title })));
const same = (one: Row) => (other: Row) => one.file === other.file && one.title === other.title;
const isAgain = (one: Row, nth: number, all: Row[]) => all.findIndex(same(one)) < nth;

const faults = [
  ...suite.flatMap(({ file, faults }) => faults.map((words) => `Not a row that ${file} always shows: ${words}`)),
  ...rows.filter((row) => !shown.some(same(row))).map(({ file, title }) => `No test in ${file}: ${title}`),
  ...shown.filter((row) => !rows.some(same(row))).map(({ file, title }) => `No row for ${file}: ${title}`),
  ...[rows, shown].flatMap((all) => all.filter(isAgain)).map(({ file, title }) => `Twice for ${file}: ${title}`),
  ...rows.filter(({ quote, title }) => !quote.includes(title)).map(({ title }) => `Not quoted from its row: ${title}`),
];
for (const fault of faults) console.error(fault);
if (faults.length) process.exit(1);
const quotes = new Set(rows.map(({ quote }) => quote));
const tests = suite.reduce((sum, file) => sum + file.tests, 0);
console.log(`${quotes.size} rows of the specification, ${tests} tests with ${shown.length} titles from it`);

function readRows(): (Row & { quote: string })[] {
  return readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|The specification) \|/.test(line))
    .flatMap((line) => {
      const [quote = '', , , shownBy = ''] = line
        .split(CELL)
        .slice(1)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      return shownBy.split('<br>').map((shown) => {
        const [, name, part] = SHOWN_BY.exec(shown) ?? [];
        return { quote, file: name ? `${name}.spec.ts` : `(${shown})`, title: part ?? quote };
      });
    });
}

function readSuite() {
  return readdirSync(SUITE)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({ file, ...shownRows(readFileSync(join(SUITE, file), 'utf8')) }));
}
