const SIZES: Record<string, number> = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 };

export function sizesIn(said: string): number[] {
  return said.split(',').map((size) => {
    const bikes = SIZES[size];
    if (!bikes) throw new Error(`Please say some of ${Object.keys(SIZES).join(',')}`);
    return bikes;
  });
}

export const inShort = (bikes: number) => (bikes >= 1_000_000 ? `${bikes / 1_000_000}m` : `${bikes / 1000}k`);
