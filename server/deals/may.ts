import { hasRight } from '#contract/admin-jobs.ts';
import { type DealVerb, DISPUTED_STATUSES, movesFrom, startsOf } from '#contract/deal-machine.ts';
import { type Deal, MOST_CODE_TRIES } from '#contract/deals.ts';
import type { Viewer } from '../http/viewer.ts';
import { held } from './bookings/bookings.ts';
import { takesInspections } from './inspections.ts';
import type { DealRow } from './read-queries.ts';

const ALLOWS: Partial<Record<DealVerb, (row: DealRow) => boolean>> = {
  propose: ({ proposable }) => proposable,
  accept: ({ acceptable }) => acceptable,
  'hand-over': (row) => triesLeft(row) > 0,
  refund: (row) => held(row) > 0,
  'refund-part': (row) => held(row) > 1,
};

export function may(viewer: Viewer, row: DealRow): Deal['may'] {
  const { as, holds, relistable } = row;
  if (as === 'admin' && !hasRight(viewer, 'money')) return [];
  const verbs = movesFrom(row.status, as)
    .filter((move) => !move.if || holds[move.if])
    .map(({ verb }) => verb)
    .filter((verb) => ALLOWS[verb]?.(row) ?? true);
  return [
    ...verbs,
    ...(as === 'buyer' && isBeforeHandover(row) ? (['renew-code'] as const) : []),
    ...(isDisputed(row) ? (['state'] as const) : []),
    ...(as !== 'admin' && takesInspections(row.status) ? (['attach-inspection'] as const) : []),
    ...(as === 'seller' && relistable ? (['relist'] as const) : []),
  ];
}

export const triesLeft = ({ codeTries }: Pick<DealRow, 'codeTries'>) => Math.max(0, MOST_CODE_TRIES - codeTries);

const isBeforeHandover = ({ status }: Pick<DealRow, 'status'>) => startsOf('hand-over').includes(status);

export const usableCode = (row: DealRow) => (isBeforeHandover(row) && triesLeft(row) > 0 && row.code) || undefined;

const isDisputed = ({ status }: Pick<DealRow, 'status'>) => (DISPUTED_STATUSES as readonly string[]).includes(status);
