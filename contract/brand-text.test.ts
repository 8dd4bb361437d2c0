import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandText } from './brand-text.ts';

test('a brand is written as people write it, and an abbreviation stays one', () => {
  const written = {
    YAMAHA: 'Yamaha',
    'ROYAL ENFIELD': 'Royal Enfield',
    'HARLEY-DAVIDSON': 'Harley-Davidson',
    KTM: 'KTM',
  };
  for (const [brand, text] of Object.entries(written)) assert.equal(brandText(brand), text);
});
