import type { ComponentType } from 'react';
import type { Config } from '#contract/config.ts';

export type Cards = Config['cards'];

export interface Billing {
  name: string;
  email: string;
}

export type CardOutcome = { transactionId: string } | { refusal: string };

/** Never throws. */
export type PayByCard = (clientSecret: string, billing: Billing) => Promise<CardOutcome>;

/** Card fields call back with a pay function while they are ready, and with undefined otherwise. */
export type CardPayment = ComponentType<{ cards: Cards; onReady(pay: PayByCard | undefined): void }>;
