import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BODY_TYPES } from '#contract/models.ts';
import { CONDITIONS } from '#contract/products.ts';
import { OWNERS } from '#contract/search.ts';
import { always } from '../../../test/always.ts';
import { allowedTraits, combinations, type Trait, traitBits, traitsOf } from './traits.ts';

const bike = fc.record({
  bodyType: fc.option(fc.constantFrom(...BODY_TYPES)),
  condition: fc.constantFrom(...CONDITIONS),
  owners: fc.option(fc.integer({ min: 1, max: 20 })),
  verified: fc.boolean(),
});
const wish = fc.record(
  {
    body: fc.subarray([...BODY_TYPES]),
    condition: fc.subarray([...CONDITIONS]),
    owners: fc.subarray([...OWNERS]),
    verified: fc.constant('yes' as const),
  },
  { requiredKeys: [] },
);

test('a bike fits what is chosen when it has no trait beside', () => {
  always(
    fc.property(bike, wish, (bike, { body, condition, owners, verified }) => {
      const isOneOf = <Value>(chosen: Value[] | undefined, value: Value | null) =>
        !chosen?.length || (value !== null && chosen.includes(value));
      const fits =
        isOneOf(body, bike.bodyType) &&
        isOneOf(condition, bike.condition) &&
        isOneOf<string>(owners, bike.owners === null ? null : String(Math.min(bike.owners, 4))) &&
        (!verified || bike.verified);
      const refused = ~allowedTraits({ body, condition, owners, verified });
      assert.equal((traitsOf(bike) & refused) === 0, fits);
      assert.equal(combinations(refused).includes(traitsOf(bike)), fits);
    }),
  );
});

test('a bike has one bit of each trait, and no bit means two things', () => {
  const all = (Object.keys(traitBits) as Trait[]).map((trait) => traitBits[trait]);
  const bits = all.flatMap(({ of, unknown }) => [...of.values(), unknown]);
  assert.equal(new Set(bits).size, bits.length);
  assert.ok(Math.max(...bits) < 2 ** 31);
  always(
    fc.property(bike, (bike) => {
      for (const { mask } of all) assert.ok(bits.includes(traitsOf(bike) & mask));
    }),
  );
});
