/** Of the grey picture that is hashed, whatever the shape of the photo. */
export const GREY_SIDE = 64;

/** Two words for the picture, then two for each window that is not flat: low frequencies, and the next. Flat: none. */
export type Fingerprint = bigint[];

/** Waves over a stretch of the pixels of a row or a column. */
type Basis = Float64Array[];

/** Bits of 128 that may differ: few enough that a large market has few false ones (docs/decisions/0100). */
export const NEAR_BITS = 14;

const FREQUENCIES = 16;
const [HASH_BITS, WORD_BITS, BAND_BITS] = [128, 64, 16];
/** In levels of grey. Where half of the low frequencies are weaker, their signs are noise. */
const FLAT = 0.15;
/** Shares of the width and the height that a crop leaves. */
const CROPS = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

/** The lowest first: they outlive a shift, so one of their bands is often the same. */
const ORDER = Array.from({ length: FREQUENCIES ** 2 }, (_, at) => ({
  u: at % FREQUENCIES,
  v: Math.floor(at / FREQUENCIES),
}))
  .sort((a, b) => a.u + a.v - b.u - b.v || a.u - b.u)
  .slice(1, 1 + HASH_BITS);

/** A picture and windows at one side, at two and in the middle. A mirror swaps some of them. */
const WINDOWS = windows();

function windows(): { across: Basis; down: Basis }[] {
  const whole = basisOf(0, 1);
  const crops = CROPS.flatMap((length) => {
    const centre = basisOf((1 - length) / 2, length);
    const ends = [basisOf(0, length), basisOf(1 - length, length)];
    return [
      { across: centre, down: centre },
      ...ends.flatMap((end) => [
        { across: end, down: whole },
        { across: whole, down: end },
        ...ends.map((other) => ({ across: end, down: other })),
      ]),
    ];
  });
  return [{ across: whole, down: whole }, ...crops];
}

/** Pixels at the ends count in part. But for the first, waves are blind to brightness. */
function basisOf(from: number, length: number): Basis {
  const [start, size] = [from * GREY_SIDE, length * GREY_SIDE];
  const share = (x: number) => Math.max(0, Math.min(x + 1, start + size) - Math.max(x, start)) / size;
  return Array.from({ length: FREQUENCIES }, (_, u) => {
    const wave = Float64Array.from({ length: GREY_SIDE }, (_, x) => Math.cos((Math.PI * u * (x + 0.5 - start)) / size));
    const mean = u && wave.reduce((sum, value, x) => sum + value * share(x), 0);
    return wave.map((value, x) => (value - mean) * share(x));
  });
}

/** Signs of the cosine transform of a grey picture, of GREY_SIDE pixels each way, and of its windows. */
export function fingerprintOf(grey: Uint8Array): Fingerprint {
  const projected = new Map<Basis, Basis>();
  const hashes: Fingerprint = [];
  for (const [place, { across, down }] of WINDOWS.entries()) {
    const columns = projected.get(across) ?? project(grey, across);
    projected.set(across, columns);
    const waves = ORDER.map(({ u, v }) => product(columns[u], down[v]));
    if (!isFlat(waves)) hashes.push(word(waves.slice(0, WORD_BITS)), word(waves.slice(WORD_BITS)));
    else if (place === 0) return [];
  }
  return hashes;
}

/** For each frequency across, a column of how strong it is in each row. */
function project(grey: Uint8Array, across: Basis): Basis {
  const rows = Array.from({ length: GREY_SIDE }, (_, y) => grey.subarray(y * GREY_SIDE, (y + 1) * GREY_SIDE));
  return across.map((wave) => Float64Array.from(rows, (row) => product(wave, row)));
}

function product(wave: ArrayLike<number> = [], values: ArrayLike<number> = []) {
  let sum = 0;
  for (let at = 0; at < wave.length; at++) sum += (wave[at] ?? 0) * (values[at] ?? 0);
  return sum;
}

function isFlat(waves: number[]) {
  const weak = waves.slice(0, WORD_BITS).filter((wave) => Math.abs(wave) < FLAT);
  return weak.length > WORD_BITS / 2;
}

const word = (waves: number[]) =>
  BigInt.asIntN(
    WORD_BITS,
    waves.reduce((bits, wave) => (bits << 1n) | (wave > 0 ? 1n : 0n), 0n),
  );

const MIRROR = [0, WORD_BITS].map((from) => word(ORDER.slice(from, from + WORD_BITS).map(({ u }) => u % 2)));

/** Of the mirrored picture: waves of odd frequency change their sign. */
export const mirrored = (hashes: Fingerprint): Fingerprint => hashes.map((hash, at) => hash ^ (MIRROR[at % 2] ?? 0n));

/** A stored picture that was cropped is found by one of its windows, one that is the crop by its whole. */
const [OF_ANY, OF_WHOLE] = [0, 1];

/** What an index keeps: an integer of the role, the band's place in the word and its bits. */
export function bandsOf(hashes: Fingerprint): number[] {
  return [...new Set([...pieces(hashes, OF_ANY), ...pieces(hashes.slice(0, 2), OF_WHOLE)])];
}

/** What to look for: two hashes with few different bits share a band. */
export function soughtBands(hashes: Fingerprint): number[] {
  return [...new Set([...pieces(hashes.slice(0, 2), OF_ANY), ...pieces(hashes.slice(2), OF_WHOLE)])];
}

function pieces(hashes: Fingerprint, role: number): number[] {
  const bands = Array.from({ length: WORD_BITS / BAND_BITS }, (_, band) => band);
  return hashes
    .filter((_, at) => at % 2 === 0)
    .flatMap((hash) =>
      bands.map((band) => {
        const bits = Number(BigInt.asUintN(BAND_BITS, hash >> BigInt(band * BAND_BITS)));
        return ((role * bands.length + band) << BAND_BITS) | bits;
      }),
    );
}
