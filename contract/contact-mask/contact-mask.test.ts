import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskContacts } from './contact-mask.ts';
import { E_MAILS, HANDLES, LINKS } from './testing/addresses.ts';
import { HARMLESS } from './testing/harmless.ts';
import { HOSTILE } from './testing/hostile.ts';
import { hides, unmarked } from './testing/marked.ts';
import { PHONES } from './testing/phones.ts';
import { UNSEEN } from './testing/unseen.ts';

const LEAST_RECALL = 0.95;
const LENGTH = 2000;
const MICROSECONDS_A_CHARACTER = 100;

test('phone numbers, e-mail addresses, links and handles are hidden, however disguised', () => {
  const examples = [PHONES, E_MAILS, LINKS, HANDLES, UNSEEN].flatMap((table) => Object.values(table).flat());
  assert.ok(examples.length >= 300);
  const missed = examples.filter((example) => {
    const { text, details } = unmarked(example);
    return !hides(maskContacts(text).found, details);
  });
  assert.ok(missed.length <= examples.length * (1 - LEAST_RECALL), missed.join('\n'));
});

test('prices, years, kilometres, dates, frames, plates, parts and models stay', () => {
  const sentences = Object.values(HARMLESS).flat();
  assert.ok(sentences.length >= 200);
  assert.deepEqual(
    sentences.filter((sentence) => maskContacts(sentence).text !== sentence),
    [],
  );
});

test('what is found says its kind and its place in the original text', () => {
  const text = 'Price 85000. ০১৭১১-২৩৪৫৬৭, rahim (at) gmail (dot) com, bikehouse.com or insta: rahim.bikes!';
  const { text: masked, found } = maskContacts(text);
  assert.equal(masked, 'Price 85000. •••••, •••••, ••••• or insta: •••••!');
  assert.deepEqual(
    found.map(({ kind, start, end }) => [kind, text.slice(start, end)]),
    [
      ['phone', '০১৭১১-২৩৪৫৬৭'],
      ['e-mail', 'rahim (at) gmail (dot) com'],
      ['link', 'bikehouse.com'],
      ['handle', 'rahim.bikes'],
    ],
  );
});

test('characters around a detail stay whole, whatever is folded away', () => {
  assert.equal(maskContacts('🏍\u200b é 0️⃣1️⃣7️⃣1️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣ é🏍').text, '🏍\u200b é ••••• é🏍');
  assert.equal(maskContacts('İyi: 01711234567 ﷺ').text, 'İyi: ••••• ﷺ');
});

test('a masked text is never longer, and masking it again changes nothing', () => {
  for (const example of [PHONES, E_MAILS, LINKS, HANDLES, UNSEEN].flatMap((table) => Object.values(table).flat())) {
    const { text } = unmarked(example);
    const masked = maskContacts(text).text;
    assert.ok(masked.length <= text.length, text);
    assert.equal(maskContacts(masked).text, masked);
  }
  assert.deepEqual(maskContacts(''), { text: '', found: [] });
});

test('hostile text costs no more than its length: no expression tries everything again and again', () => {
  for (const piece of HOSTILE)
    for (const length of [LENGTH, 4 * LENGTH]) {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      const before = process.cpuUsage().user;
      maskContacts(text);
      assert.ok(process.cpuUsage().user - before < length * MICROSECONDS_A_CHARACTER, JSON.stringify(piece));
    }
});
