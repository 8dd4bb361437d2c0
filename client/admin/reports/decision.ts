import type { ReportedProduct } from '#contract/reports.ts';

/** What a dialog needs in which an admin decides about a reported bike. */
export interface Decision {
  item: ReportedProduct;
  onClose(): void;
  /** It is off the list, by this admin or another. */
  onGone(): void;
}
