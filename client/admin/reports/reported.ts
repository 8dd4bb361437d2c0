import { pages } from '#client/api/query-client.ts';
import type { ListView } from '#client/ui/list-view.ts';
import { listReportedProducts, type ReportOrder } from '#contract/reports.ts';

export function reported({ search, sort }: ListView<ReportOrder>) {
  return pages(listReportedProducts, { query: { search: search || undefined, sort } });
}
