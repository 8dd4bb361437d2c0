import { doesNotThrow, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { expectTranslations, faultOf } from './faults.ts';

const BIKES = '{n, plural, one {# bike} other {# bikes}}';

test('a translation has the placeholders, tags and plurals that it needs', () => {
  equal(faultOf('bn', `${BIKES} <b>at {place}</b>`, '<b>{place}</b> {n, plural, one {#} other {#}}'), undefined);
  equal(faultOf('es', 'Open||verb', 'Abrir'), undefined);
  equal(faultOf('es', 'Hi {name}', 'Hola'), 'has  instead of name');
  equal(faultOf('es', 'Hi', 'Hola {name}'), 'has name instead of ');
  equal(faultOf('es', 'Hi <b>you</b>', 'Hola'), 'has  instead of b');
  equal(faultOf('ar', BIKES, '{n, plural, one {#} other {#}}'), 'lacks the plural for zero, two, few, many');
  match(faultOf('es', 'Hi {name}', 'Hola {name') ?? '', /BRACE/);
  for (const missing of ['', undefined]) equal(faultOf('es', 'Hi', missing), 'is not translated');
});

test('no text of an offered language is missing', () => doesNotThrow(expectTranslations));
