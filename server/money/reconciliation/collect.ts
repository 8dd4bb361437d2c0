import { Id } from '#contract/fields.ts';
import type { AppContext } from '../../context.ts';
import { type CardRecord, RECORD_KINDS } from '../stripe/stripe.ts';
import { stayAlive } from './queries.ts';
import * as queries from './record-queries.ts';

type CollectServices = Pick<AppContext, 'sql' | 'stripe'>;

const LONGEST_MS = 30 * 60_000;

export async function collect(services: CollectServices, runId: string) {
  const until = Date.now() + LONGEST_MS;
  await Promise.all(RECORD_KINDS.map((kind) => collectKind(services, { runId, kind, until })));
}

async function collectKind(
  { sql, stripe }: CollectServices,
  run: { runId: string; kind: (typeof RECORD_KINDS)[number]; until: number },
) {
  const { runId, kind, until } = run;
  for (let after: string | undefined; ; ) {
    const { records, next } = await stripe.recordsAfter(kind, after);
    const ours = records.flatMap((record) => rowsOf(runId, record));
    if (ours.length) await queries.insert(sql, ours);
    const [alive] = await stayAlive(sql, runId);
    if (!alive || Date.now() > until) throw new Error('The comparison took too long.');
    if (!next) return;
    after = next;
  }
}

/** Payments without a booking id belong to another shop. */
function rowsOf(runId: string, record: CardRecord): queries.NewRecord[] {
  const { bookingId: claimed, productId, ...facts } = record;
  const bookingId = Id.safeParse(claimed).data;
  if (record.kind === 'payment' && !(bookingId && Id.safeParse(productId).success)) return [];
  return [{ ...facts, runId, ...(bookingId && { bookingId }) }];
}
