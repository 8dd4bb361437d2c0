import { Badge } from '#client/ui/badge.tsx';
import type { ProductStatus } from '#contract/products.ts';

const states = {
  available: { tone: 'good', text: 'Available' },
  reserved: { tone: 'warning', text: 'Reserved' },
  sold: { tone: 'ink', text: 'Sold' },
  removed: { tone: 'ink', text: 'Off the market' },
  withheld: { tone: 'ink', text: 'Off the market' },
} as const;

export function BikeState({ status }: { status: ProductStatus }) {
  const { tone, text } = states[status];
  return <Badge tone={tone}>{text}</Badge>;
}
