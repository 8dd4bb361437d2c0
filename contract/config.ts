import { z } from 'zod';
import { DealSettings } from './deal-settings.ts';
import { endpoint } from './endpoint.ts';
import { OfferSettings } from './offer-settings.ts';

const DemoPerson = z.object({ role: z.string(), email: z.string(), password: z.string() });

export const Config = z.object({
  cards: z.object({
    provider: z.enum(['stripe', 'local']),
    publishableKey: z.string(),
    origin: z.string().optional(),
  }),
  deals: DealSettings,
  offers: OfferSettings,
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
