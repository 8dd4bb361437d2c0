export interface Filters {
  brand?: string;
  upToCents?: number;
}

export function readFilters(query: URLSearchParams): Filters {
  const brand = query.get('brand');
  const dollars = Number(query.get('upTo'));
  return {
    ...(brand && { brand }),
    ...(dollars > 0 && { upToCents: Math.round(dollars * 100) }),
  };
}

export function writeFilters({ brand, upToCents }: Filters): string {
  return new URLSearchParams({
    ...(brand && { brand }),
    ...(upToCents && { upTo: String(upToCents / 100) }),
  }).toString();
}
