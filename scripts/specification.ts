import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each row of docs/specification.md needs a test in e2e/specification, each test quotes a row. */

const ROOT = join(import.meta.dirname, '..');
const SUITE = join(ROOT, 'e2e/specification');
const TABLE = join(ROOT, 'docs/specification.md');
const CELL = /(?<!\\)\|/;
const TEST = /(?<![.\w])test((?:\.\w+)*)\(\s*(?:(['"])(.*?)(?<!\\)\2,)?/g;
const HOOKS = /^\.(before|after)(All|Each)$/;
/** A spec file and, for a partial test, its part of the row. */
const SHOWN_BY = /^\[([\w-]+)\](?:: (.+))?$/;

interface Shown {
  quote: string;
  file: string;
  title: string;
}

const rows = readRows();
const tests = readTests();
const same = (row: Shown, test: { file: string; title: string }) => row.file === test.file && row.title === test.title;

const faults = [
  ...rows
    .filter((row) => !tests.some((test) => same(row, test)))
    .map(({ file, title }) => `No test in ${file}: ${title}`),
  ...tests
    .filter((test) => !rows.some((row) => same(row, test)))
    .map(({ file, title }) => `No row for ${file}: ${title}`),
  ...rows.filter(({ quote, title }) => !quote.includes(title)).map(({ title }) => `Not quoted from its row: ${title}`),
];
for (const fault of faults) console.error(fault);
if (faults.length) process.exit(1);
console.log(`${new Set(rows.map(({ quote }) => quote)).size} rows of the specification, ${tests.length} tests`);

function readRows(): Shown[] {
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

/** Literal titles only: no loops, no skipped tests. */
function readTests() {
  return readdirSync(SUITE)
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) =>
      [...readFileSync(join(SUITE, file), 'utf8').matchAll(TEST)]
        .filter(([, modifier = '']) => !HOOKS.test(modifier))
        .map(([words, modifier, , title]) => ({
          file,
          title: modifier || !title ? words : title.replaceAll(/\\(.)/g, '$1'),
        })),
    );
}
