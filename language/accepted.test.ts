import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedLanguage } from './accepted.ts';

const accepted = (header?: string) => acceptedLanguage(header, ['en', 'bn', 'ar']);

test('the first of the preferred languages that is offered', () => {
  equal(accepted('bn-BD,bn;q=0.9,en-US;q=0.8'), 'bn');
  equal(accepted('fr, en;q=0.5, AR;q=0.7'), 'ar');
  equal(accepted('en, bn'), 'en');
});

test('English where nothing fits', () => {
  for (const header of [undefined, '', '*', 'fr', 'bn;q=0', 'bn;q=x', ',;', 'bn'.padStart(300)])
    equal(accepted(header), 'en');
});
