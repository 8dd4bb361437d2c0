import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { DealSettings } from '#contract/deal-settings.ts';
import { OPERATOR_PAGES } from '#contract/operator-pages.ts';
import { inLanguage } from '#language/current.ts';
import { OFFERED } from '#language/languages.ts';
import { readOperatorPages } from './operator-pages.ts';

const settings = DealSettings.parse({});

test('every page has a title and something to say', () => {
  const pages = readOperatorPages(settings)();
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
  const pages = readOperatorPages(settings, folder)();
  assert.deepEqual(pages.terms, {
    title: 'Our rules',
    parts: [
      { kind: 'heading', lines: ['Fees'] },
      { kind: 'text', lines: ['Three percent of the price.'] },
      { kind: 'list', lines: ['one', 'two'] },
    ],
  });
  assert.deepEqual(pages.help, readOperatorPages(settings)().help);
  writeFileSync(join(folder, 'help.txt'), 'No title');
  assert.throws(() => readOperatorPages(settings, folder), /help\.txt does not begin with/);
});

test('what is set stands in the texts as it is set', () => {
  const textOf = (name: (typeof OPERATOR_PAGES)[number], given = {}) =>
    readOperatorPages(DealSettings.parse(given))()
      [name].parts.flatMap(({ lines }) => lines)
      .join('\n');
  assert.match(textOf('terms'), /holds it for 24 hours\./);
  assert.match(textOf('terms', { payHours: 72 }), /holds it for 3 days\./);
  assert.match(textOf('help', { payHours: 1, complaintHours: 30 }), /for 1 hour\.\n(.*\n)*.*within 30 hours/);
  assert.match(textOf('help', { payoutWaitDays: 1 }), /paid 1 day after the payment/);
  for (const name of OPERATOR_PAGES)
    assert.doesNotMatch(textOf(name), /[{}]|\b(two|three) (days|hours)\b|\ba day\b(?! and)/, name);
});

test('a place that is kept for nothing stops the start, and is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kickstand-pages-'));
  writeFileSync(join(folder, 'terms.txt'), '# Terms\n\nIt costs {fee}, and {toString} too.');
  assert.throws(() => readOperatorPages(settings, folder), /terms\.txt: \{toString\} stands for nothing/);
  writeFileSync(join(folder, 'terms.txt'), '# Terms\n\nIt costs {fee}.');
  assert.deepEqual(readOperatorPages(settings, folder)().terms.parts, [
    { kind: 'text', lines: ['It costs 0 percent.'] },
  ]);
});

test('each language has its texts; one that the operator wrote in English only is shown in English', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kickstand-pages-'));
  for (const [path, title] of [
    ['terms.txt', 'Our rules'],
    ['help.txt', 'Our help'],
    ['bn/help.txt', 'সাহায্য'],
  ]) {
    mkdirSync(dirname(join(folder, path ?? '')), { recursive: true });
    writeFileSync(join(folder, path ?? ''), `# ${title}\n\nIt costs {fee}.`);
  }
  const [ours, theirs] = [readOperatorPages(settings), readOperatorPages(settings, folder)];
  const titles = new Set(OFFERED.map((language) => inLanguage(language, () => ours().privacy.title)));
  assert.equal(titles.size, OFFERED.length);
  inLanguage('bn', () => {
    assert.deepEqual([theirs().terms.title, theirs().help.title], ['Our rules', 'সাহায্য']);
    assert.equal(theirs().privacy.title, ours().privacy.title);
    assert.match(theirs().help.parts[0]?.lines[0] ?? '', /শতাংশ/);
  });
});
