import { query, queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { readDeal } from '#contract/deals.ts';
import { readProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/receipt-page';
import { ReceiptMissing } from './receipt-missing.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    const deal = await queryClient.query({ ...query(readDeal, { params: { id: params.id } }), staleTime: 0 });
    // The receipt outlives the product's page.
    const product = await queryClient
      .query(query(readProduct, { params: { id: deal.productId } }))
      .catch(() => undefined);
    return { deal, product };
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Receipt | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function ReceiptPage({ loaderData: { deal, product } }: Route.ComponentProps) {
  if (!deal.money.paid) return <ReceiptMissing deal={deal} />;
  return <ReceiptSheet deal={deal} product={product} />;
}
