import type { z } from 'zod';
import { usePersistedForm } from '#client/api/persisted-form.ts';
import { type Deal, decideDispute } from '#contract/deals.ts';
import type { Input } from '#contract/endpoint.ts';
import { t } from '#language/t.ts';
import type { Decision } from './decision-words.ts';

export interface Reasons {
  reason: string;
  /** In dollars, of a partial refund. */
  refund?: string;
}

const [Release, , RefundPart] = decideDispute.body.options;

/** `held` is in cents. */
export function useDecisionForm(deal: Pick<Deal, '_id'>, decision: Decision, held: number) {
  const schema = decision === 'refund-part' ? partOf(held) : Release.pick({ reason: true });
  const blank = { reason: '', refund: '' };
  return usePersistedForm<Reasons>(`a decision on ${deal._id}`, schema as z.ZodType<unknown, Reasons>, blank);
}

const partOf = (held: number) =>
  RefundPart.pick({ reason: true, refund: true }).refine(({ refund }) => refund < held, {
    path: ['refund'],
    error: () => t('Please write less than what is held, or refund all of it'),
  });

export function bodyOf(decision: Decision, { reason, refund = '' }: Reasons): Input<typeof decideDispute>['body'] {
  return decision === 'refund-part' ? { decision, reason, refund } : { decision, reason };
}
