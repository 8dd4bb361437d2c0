import fc from 'fast-check';

/** Fixed, so that a failure is caused by the change at hand. */
const SEED = 20_261_121;

export function always<Case>(property: fc.IProperty<Case>) {
  fc.assert(property, { seed: SEED });
}

/** For slow properties. */
export async function alwaysInTime<Case>(property: fc.IAsyncProperty<Case>, cases: number) {
  await fc.assert(property, { seed: SEED, numRuns: cases });
}
