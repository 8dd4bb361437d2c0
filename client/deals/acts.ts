import type { DealAct } from '#contract/deal-summary.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';

/** Acts with a confirmation dialog, in the order of their buttons. */
export const DIALOG_ACTS = [
  'propose',
  'confirm',
  'state',
  'relist',
  'withdraw',
  'miss-seller',
  'miss-buyer',
  'dispute',
  'decline',
  'cancel',
  'cancel-late',
] as const satisfies readonly DealAct[];
export type DialogAct = (typeof DIALOG_ACTS)[number];

const labels: Record<DialogAct, (deal: Deal) => string> = {
  propose: ({ proposal, meetingAt }) => t(proposal || meetingAt ? 'Propose other times' : 'Propose times'),
  confirm: () => t('Everything is fine'),
  state: () => t('Add a statement'),
  relist: () => t('Put the bike back on sale'),
  withdraw: () => t('Take it back'),
  'miss-seller': () => t('The seller did not come'),
  'miss-buyer': () => t('The buyer did not come'),
  dispute: ({ status }) => t(status === 'handed-over' ? 'Report a problem' : 'Ask an admin to decide'),
  decline: () => t('Decline'),
  cancel: () => t('Cancel the deal'),
  'cancel-late': () => t('Cancel the deal'),
};

export const labelOf = (act: DialogAct, deal: Deal) => labels[act](deal);

const ENDING: readonly DialogAct[] = ['decline', 'cancel', 'cancel-late'];
export const endsDeal = (act: DialogAct) => ENDING.includes(act);
