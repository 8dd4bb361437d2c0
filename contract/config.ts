import { z } from 'zod';
import { DealSettings } from './deal-settings.ts';
import { endpoint } from './endpoint.ts';

const DemoPerson = z.object({ role: z.string(), email: z.string(), password: z.string() });

/** What the browser has to know about how this marketplace is set up. */
export const Config = z.object({
  cards: z.object({
    provider: z.enum(['stripe', 'local']),
    publishableKey: z.string(),
    /** Where the local provider takes card numbers; absent with Stripe. */
    origin: z.string().optional(),
  }),
  /** How long each step of a deal may take, and what it costs to call one off late. */
  deals: DealSettings,
  /** Where letters are shown that no mail server delivers; absent where one does. */
  inbox: z.string().optional(),
  demoPeople: z.array(DemoPerson),
});
export type Config = z.infer<typeof Config>;

export const readConfig = endpoint({
  method: 'GET',
  path: '/config',
  access: 'everybody',
  summary: 'How this marketplace is set up',
  answer: Config,
});
