import fc from 'fast-check';

/** The same cases on every run: a suite that fails now and then says nothing about the change at hand. */
const SEED = 20_261_121;

/** Holds for every case that is tried. */
export function always<Case>(property: fc.IProperty<Case>) {
  fc.assert(property, { seed: SEED });
}

/** The same for what takes its time: for so many cases. */
export async function alwaysInTime<Case>(property: fc.IAsyncProperty<Case>, cases: number) {
  await fc.assert(property, { seed: SEED, numRuns: cases });
}
