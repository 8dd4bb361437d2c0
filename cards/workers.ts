import { settleRefunds } from './refund-courses.ts';
import { inRounds, type Rounds } from './rounds.ts';
import type { Inside, Unruly } from './unruly.ts';
import { deliverDue, send } from './webhooks.ts';

export function startWorkers({ sql, webhooks }: Inside, unruly?: Unruly): Rounds {
  const runRound = (work: () => Promise<number>) => (unruly ? unruly.onRound(work) : work());
  const deliveries = inRounds('deliver events', (stopping) =>
    runRound(() =>
      deliverDue(sql, (event) => {
        const sent = () => send(webhooks, event, stopping);
        return unruly ? unruly.onEvent(event, sent) : sent();
      }),
    ),
  );
  const refunds = inRounds('settle refunds', () => runRound(() => settleRefunds(sql, deliveries.wake)));
  return {
    wake() {
      deliveries.wake();
      refunds.wake();
    },
    async stop() {
      await Promise.all([deliveries.stop(), refunds.stop()]);
    },
  };
}
