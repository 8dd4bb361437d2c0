import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentCipher } from './document-cipher.ts';

const { seal, open } = documentCipher('a secret');
const picture = Buffer.from('a picture of a passport');

test('a document opens under its id and key alone, and never looks the same', () => {
  const sealed = seal('one', picture);
  assert.deepEqual(open('one', sealed), picture);
  assert.ok(!sealed.includes(picture));
  assert.notDeepEqual(seal('one', picture), sealed);
  assert.throws(() => open('another', sealed));
  assert.throws(() => documentCipher('another secret').open('one', sealed));
});

test('any changed byte is found', () => {
  const sealed = seal('one', picture);
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.throws(() => open('one', changed));
  }
});
