import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';
import type { DialogAct } from './acts.ts';

export interface ActDialogProps {
  deal: Deal;
  settings: DealSettings;
  act: DialogAct;
  onClose(): void;
}
