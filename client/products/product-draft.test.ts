import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLANK, editedFields, editOf } from './product-draft.ts';

const typed = {
  ...BLANK,
  productName: 'Hero Splendor',
  img: 'https://pictures.test/splendor.jpg',
  modelYear: '2012',
  condition: undefined,
  resalePrice: '500',
  sellerLocation: 'Dhaka',
  sellerPhone: '+880 1712 345678',
  disc: 'It runs.',
};

test('an edit of a bike out of a file says that its condition and its price when new are not known', () => {
  const listed = { before: typed, isImported: true };
  const { orgPrice, condition } = editedFields(listed, typed);
  assert.deepEqual([orgPrice, condition], [null, null]);
  assert.ok(editOf(listed).safeParse(typed).success);
  const told = editedFields(listed, { ...typed, orgPrice: '900', condition: 'Fair' });
  assert.deepEqual([told.orgPrice, told.condition], ['900', 'Fair']);
});

test('an edit of a bike that was listed by hand needs its price when new', () => {
  const { success, error } = editOf({ before: typed, isImported: false }).safeParse(typed);
  assert.equal(success, false);
  assert.deepEqual(error?.issues[0]?.path, ['orgPrice']);
});
