import type { OUTAGES } from './plan-acts.ts';
import type { Town } from './town.ts';

export type Outage = (typeof OUTAGES)[number];

const CREATING = /^POST \/v1\/(payment_intents|refunds|transfers|accounts)/;

/** Makes calls fail, or loses responses. Pending timeouts outlast the outage; only `endOutages` ends those. */
export function beginOutage({ unruly, tally, ...town }: Pick<Town, 'unruly' | 'tally' | 'strain'>, outage: Outage) {
  tally.add(outage === 'over' ? 'provider: well again' : `fault: provider ${outage}`);
  if (outage !== 'over') town.strain(true);
  if (outage === 'over') Object.assign(unruly.line, { down: false, unheard: 0, unanswered: 0 });
  if (outage === 'down') unruly.line.down = 'refusing';
  if (outage === 'hard of hearing') unruly.line.unheard = 0.3;
  if (outage === 'hard to hear') unruly.line.unanswered = 0.3;
  if (outage === 'times out after success') unruly.timeoutAfterSuccess(CREATING, 2);
}

export async function endOutages({ unruly, strain }: Town) {
  await unruly.reset();
  unruly.line.quick = true;
  strain(false);
}
