import { Badge } from '#client/ui/badge.tsx';
import type { ProductStatus } from '#contract/products.ts';
import { message, t } from '#language/t.ts';

const states = {
  available: { tone: 'good', text: message('Available') },
  reserved: { tone: 'warning', text: message('Reserved') },
  sold: { tone: 'ink', text: message('Sold') },
  removed: { tone: 'ink', text: message('Off the market') },
  withheld: { tone: 'ink', text: message('Off the market') },
} as const;

export function BikeState({ status }: { status: ProductStatus }) {
  const { tone, text } = states[status];
  return <Badge tone={tone}>{t(text)}</Badge>;
}
