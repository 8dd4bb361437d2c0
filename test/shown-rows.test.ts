import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { shownRows } from '../scripts/shown-rows.ts';

const inTest = (lines: string) => shownRows(`test('a page', async ({ page }) => {\n${lines}\n});`);

test('a test without steps shows the row of its title, one with steps shows theirs', () => {
  const source = `
    import { expect, test } from '../kickstand.ts';
    import { shows } from './shows.ts';
    test.beforeAll(async () => {});
    test('it\\'s "one" row', async () => {
      await expect(words).toHaveText(/a/.test('a') ? 'a' : 'b');
    });
    test('a page', async ({ page }) => {
      const names = () => {
        return page.names();
      };
      await shows("another's row", async () => {});
      await shows('a third row', async () => {});
    });`;
  deepStrictEqual(shownRows(source), {
    tests: 2,
    titles: [`it's "one" row`, "another's row", 'a third row'],
    faults: [],
  });
});

for (const [words, lines] of Object.entries({
  'in a loop': `for (const row of rows) await shows('a row', async () => {});`,
  'in a branch': `if (page) await shows('a row', async () => {});`,
  'in a function': `const later = async () => {\nawait shows('a row', async () => {});\n};`,
  'in another step': `await shows('a row', async () => {\nawait shows('an inner row', async () => {});\n});`,
  'not awaited': `shows('a row', async () => {});`,
  'with a computed title': `await shows(row, async () => {});`,
  'with a function from elsewhere': `await shows('a row', take);`,
  'under another name': `const also = shows;\nawait also('a row', async () => {});`,
  'after a return': `if (!page) return;\nawait shows('a row', async () => {});`,
  'of Playwright': `await test.step('a row', async () => {});`,
  'skipped with its test': `test.skip();\nawait shows('a row', async () => {});`,
}))
  test(`a step is refused ${words}`, () => {
    strictEqual(inTest(lines).faults.length, 1);
  });

for (const [words, source] of Object.entries({
  'in a loop': `for (const row of rows) test('a row', async () => {});`,
  skipped: `test.skip('a row', async () => {});`,
  'in a group': `test.describe('rows', () => {\n});`,
  'under another name': `import { test as also } from '../kickstand.ts';`,
  'with a computed title': `test(row, async () => {});`,
  'with a step in a hook': `test.beforeAll(async () => {\nawait shows('a row', async () => {});\n});`,
}))
  test(`a test is refused ${words}`, () => {
    strictEqual(shownRows(source).faults.length, 1);
  });
