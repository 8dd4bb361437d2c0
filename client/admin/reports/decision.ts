import type { ReportedProduct } from '#contract/reports.ts';

export interface Decision {
  item: ReportedProduct;
  onClose(): void;
  /** The item has left the list, removed by this or another admin. */
  onGone(): void;
}
