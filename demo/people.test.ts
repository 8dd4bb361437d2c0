import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Email, Phone } from '#contract/fields.ts';
import { demoBikes } from './bikes.ts';
import { DEMO_PASSWORD, demoPeople } from './people.ts';
import { drawPicture } from './pictures/draw-picture.ts';

test('a newcomer can sign in as a buyer, a verified seller and an admin, and as nobody else', () => {
  const known = demoPeople.filter((person) => person.password === DEMO_PASSWORD);
  assert.deepEqual(
    known.map(({ email, role, isVarified }) => [email, role, isVarified]),
    [
      ['buyer@example.com', 'buyer', false],
      ['seller@example.com', 'seller', true],
      ['admin@example.com', 'admin', false],
    ],
  );
  assert.equal(demoPeople.filter((person) => person.password).length, known.length);
});

test('some sellers are verified and some still wait for it', () => {
  const sellers = demoPeople.filter((person) => person.role === 'seller');
  assert.ok(sellers.some((seller) => seller.isVarified));
  assert.ok(sellers.some((seller) => !seller.isVarified));
});

test('everybody joined before they listed or booked anything, on a day of their own', () => {
  for (const { sellerEmail, buyerEmail, listedDaysAgo } of demoBikes)
    for (const email of [sellerEmail, buyerEmail]) {
      const person = demoPeople.find((one) => one.email === email);
      if (person) assert.ok(person.joinedDaysAgo > listedDaysAgo, email);
    }
  assert.equal(new Set(demoPeople.map((person) => person.joinedDaysAgo)).size, demoPeople.length);
});

test('everybody has an address of their own, a phone number and a portrait', () => {
  assert.equal(new Set(demoPeople.map((person) => person.email)).size, demoPeople.length);
  for (const { email, phone, photoURL } of demoPeople) {
    assert.match(Email.parse(email), /@example\.(com|org)$/);
    Phone.parse(phone);
    assert.ok(drawPicture(photoURL.replace('/pictures/', '').replace('.svg', '')), photoURL);
  }
});
