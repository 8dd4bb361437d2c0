import { BODY_TYPES } from '#contract/models.ts';
import { CONDITIONS } from '#contract/products.ts';
import { OWNERS } from '#contract/search.ts';

/** A bit for each value, and one more for none or unknown. */
const VALUES = { body: BODY_TYPES, condition: CONDITIONS, owners: OWNERS, verified: ['yes'] } as const;

export type Trait = keyof typeof VALUES;

interface Bits {
  of: Map<string, number>;
  unknown: number;
  mask: number;
}

export const traitBits = layOut();

function layOut(): Record<Trait, Bits> {
  let next = 1;
  const take = () => {
    const bit = next;
    next *= 2;
    return bit;
  };
  const traits = Object.entries(VALUES).map(([trait, values]): [string, Bits] => {
    const first = next;
    const of = new Map(values.map((value) => [value, take()]));
    return [trait, { of, unknown: take(), mask: next - first }];
  });
  return Object.fromEntries(traits) as Record<Trait, Bits>;
}

interface Traits {
  bodyType: string | null;
  condition: string | null;
  owners: number | null;
  verified: boolean;
}

export function traitsOf({ bodyType, condition, owners, verified }: Traits): number {
  const most = OWNERS.length;
  return (
    bitOf('body', bodyType ?? '') |
    bitOf('condition', condition ?? '') |
    bitOf('owners', owners ? String(Math.min(owners, most)) : '') |
    bitOf('verified', verified ? 'yes' : '')
  );
}

const bitOf = (trait: Trait, value: string) => traitBits[trait].of.get(value) ?? traitBits[trait].unknown;

/** A bike matches when all its bits are among these. */
export function allowedTraits(chosen: { [trait in Trait]?: string | readonly string[] | undefined }): number {
  return (Object.keys(traitBits) as Trait[]).reduce((allowed, trait) => {
    const values = [chosen[trait] ?? []].flat();
    return (
      allowed | (values.length ? values.reduce((bits, value) => bits | bitOf(trait, value), 0) : traitBits[trait].mask)
    );
  }, 0);
}

export function combinations(refused: number): number[] {
  return Object.values(traitBits).reduce(
    (all, { of, unknown }) => {
      const left = [...of.values(), unknown].filter((bit) => !(bit & refused));
      return all.flatMap((traits) => left.map((bit) => traits | bit));
    },
    [0],
  );
}
