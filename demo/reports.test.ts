import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBikes } from './bikes.ts';
import { demoPeople } from './people.ts';
import { demoReports } from './reports.ts';

test('several bikes wait for an admin, some reported by several people', () => {
  assert.ok(demoReports.length >= 3);
  assert.ok(demoReports.some(({ reporterEmails }) => reporterEmails.length > 1));
});

test('what is reported is on sale, each by people who may report it, once', () => {
  for (const { productName, reporterEmails } of demoReports) {
    const bike = demoBikes.find((one) => one.productName === productName);
    assert.equal(bike?.status, 'available', productName);
    assert.equal(new Set(reporterEmails).size, reporterEmails.length, productName);
    for (const email of reporterEmails) {
      assert.ok(
        demoPeople.some((person) => person.email === email && !person.password),
        email,
      );
      assert.notEqual(email, bike?.sellerEmail);
    }
  }
});
