import { deepEqual, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { markTexts, replaceTexts } from './mark-texts.ts';
import { textsIn } from './texts.ts';

const found = (source: string) => textsIn('page.tsx', source).map(({ text }) => text);

test('texts are the literals given to the functions of translation', () => {
  deepEqual(found("const a = <p title={t('One')}>{rich('Two <b>3</b>', {})}</p>; const b = { c: message(`Four`) };"), [
    'One',
    'Two <b>3</b>',
    'Four',
  ]);
  deepEqual(found("t(open ? 'Open' : `Closed`); at('No'); other.t('No'); t(label)"), ['Open', 'Closed']);
});

test('a text that is put together cannot be translated', () => {
  throws(() => found("t('One ' + two)"), /placeholders/);
  throws(() => found('t(`One $' + '{two}`)'), /placeholders/);
});

test('marked texts are found again in a script, whatever the quotes', () => {
  const { code = '' } = markTexts.transform.handler(`t("It's", 'é'); t('{a}')`, '/client/page.ts') ?? {};
  deepEqual(
    replaceTexts(code.replaceAll("'", '`'), (text) => JSON.stringify([text])),
    't(["It\'s"], `é`); t(["{a}"])',
  );
});
