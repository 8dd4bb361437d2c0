import { z } from 'zod';
import { DEAL_VERBS } from './deal-machine.ts';

/** Actions on the deal page that are no transitions. */
export const DEAL_EXTRAS = ['renew-code', 'state', 'attach-inspection', 'relist'] as const;

export const StateLabel = z.object({
  name: z.string().describe('The state in a few words'),
  tone: z.enum(['good', 'warning', 'ink']).describe('Its colour'),
  isYourTurn: z.boolean().describe('The deal waits for the caller'),
});
export type StateLabel = z.infer<typeof StateLabel>;

/** Placeholder of a moment, which each client formats in its own time zone. */
export const UNTIL = '{until}';

export const DealSummary = StateLabel.extend({
  now: z.string().describe('Where the deal is'),
  next: z.string().optional().describe('What comes next, and who does it'),
  otherwise: z
    .object({
      text: z.string().describe(`A sentence with ${UNTIL} where the moment belongs`),
      until: z.string().describe('ISO 8601, UTC'),
    })
    .optional()
    .describe('What happens when nobody acts in time'),
  act: z
    .enum([...DEAL_VERBS, ...DEAL_EXTRAS, 'show-code'])
    .optional()
    .describe('What the caller does next'),
  changesAt: z
    .string()
    .optional()
    .describe('When time alone changes the summary or `may`: ask again then. ISO 8601, UTC'),
});
export type DealSummary = z.infer<typeof DealSummary>;
export type DealAct = NonNullable<DealSummary['act']>;
