import type { Db, Fragment } from '../database/connect.ts';
import { notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { type BikeState, CONDITIONS } from './conditions.ts';
import * as queries from './queries.ts';
import { type Action, type Refusal, RULES, type Rule } from './rules.ts';

type Holds<A extends Action> = (typeof CONDITIONS)[(typeof RULES)[A][number][0]]['holds'];
type StateFor<A extends Action> = Holds<A> extends (bike: infer State, viewer: Viewer) => boolean ? State : never;
type RefusalOf<A extends Action> = ReturnType<(typeof RULES)[A][number][1]>;

const rulesOf = (action: Action): readonly Rule[] => RULES[action];

const broken = (action: Action, viewer: Viewer, bike: BikeState) =>
  rulesOf(action).find(([condition]) => !CONDITIONS[condition].holds(bike, viewer));

export const isAllowed = <A extends Action>(action: A, viewer: Viewer | undefined, bike: StateFor<A>) =>
  !!viewer && !broken(action, viewer, bike as unknown as BikeState);

export function may(viewer: Viewer | undefined, bike: BikeState) {
  return {
    book: isAllowed('book', viewer, bike),
    ask: isAllowed('ask', viewer, bike),
    report: isAllowed('report', viewer, bike),
    advertise: isAllowed('advertise', viewer, bike),
    edit: isAllowed('edit', viewer, bike),
    remove: isAllowed('remove', viewer, bike),
    hide: isAllowed('hide', viewer, bike),
  };
}

export const guard = (db: Db, action: Action, viewer: Viewer): Fragment =>
  rulesOf(action)
    .map(([condition]) => CONDITIONS[condition].sql(db, viewer))
    .reduce((all, one) => db`${all} and ${one}`);

export const refusalFor = <A extends Action>(action: A, viewer: Viewer, bike: BikeState) =>
  broken(action, viewer, bike)?.[1](bike) as RefusalOf<A> | undefined;

/**
 * Once all rules hold, `otherwise` checks the statement's own limits; else the last rule explains the concurrent
 * change.
 */
export async function refusalOf<A extends Action>(
  db: Db,
  action: A,
  viewer: Viewer,
  id: string,
  otherwise?: () => Promise<RefusalOf<A>>,
): Promise<RefusalOf<A>> {
  const [bike] = await queries.byId(db, id, viewer);
  if (!bike) return notFound('bike') as RefusalOf<A>;
  return (
    refusalFor(action, viewer, bike) ?? (await otherwise?.()) ?? (rulesOf(action).at(-1)?.[1](bike) as RefusalOf<A>)
  );
}

export function refuse(refusal: Refusal): 0 {
  if (refusal === 'already') return 0;
  throw refusal;
}

export function state({ status }: Pick<BikeState, 'status'>) {
  return { isAvailable: status === 'available' || status === 'reserved', isReserved: status === 'reserved' };
}
