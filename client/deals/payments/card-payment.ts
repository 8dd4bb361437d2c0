import type { ComponentType } from 'react';
import type { Config } from '#contract/config.ts';

export type Cards = Config['cards'];

export interface Billing {
  name: string;
  email: string;
}

/** How an attempt ended: paid, or refused with the provider's sentence. */
export type CardOutcome = { transactionId: string } | { refusal: string };

/** Pays an intent with the card that was filled in. Never throws. */
export type PayByCard = (clientSecret: string, billing: Billing) => Promise<CardOutcome>;

/** The fields for a card. They hand over how to pay with it once they can take one, and nothing when they no longer can. */
export type CardPayment = ComponentType<{ cards: Cards; onReady(pay: PayByCard | undefined): void }>;
