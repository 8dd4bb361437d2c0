import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { OPERATOR_PAGES } from '#contract/operator-pages.ts';
import { readOperatorPages } from './operator-pages.ts';

test('every page has a title and something to say', () => {
  const pages = readOperatorPages();
  for (const name of OPERATOR_PAGES) {
    assert.ok(pages[name].title, name);
    assert.ok(pages[name].parts.length > 1, name);
    for (const { lines } of pages[name].parts)
      assert.ok(
        lines.every((line) => line && !/^[#-] /.test(line)),
        name,
      );
  }
});

test('a text of the operator takes the place of ours, the others stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kickstand-pages-'));
  writeFileSync(
    join(folder, 'terms.txt'),
    '# Our rules\r\n\r\n## Fees\n\nThree percent\nof the price.\n\n- one\n- two\n',
  );
  const pages = readOperatorPages(folder);
  assert.deepEqual(pages.terms, {
    title: 'Our rules',
    parts: [
      { kind: 'heading', lines: ['Fees'] },
      { kind: 'text', lines: ['Three percent of the price.'] },
      { kind: 'list', lines: ['one', 'two'] },
    ],
  });
  assert.deepEqual(pages.help, readOperatorPages().help);
  writeFileSync(join(folder, 'help.txt'), 'No title');
  assert.throws(() => readOperatorPages(folder), /help\.txt does not begin with/);
});
