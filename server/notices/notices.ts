import { v7 as newId } from 'uuid';
import type { Actor, DealVerb } from '#contract/deal.ts';
import type { Db } from '../database/connect.ts';
import * as queries from './queries.ts';

export interface Step {
  id: string;
  productId: string;
  bookingId: string;
  verb: DealVerb | 'book' | 'state';
  actor: Actor;
  actorId?: string | undefined;
  buyerId: string;
  sellerId: string;
}

/** Tells both sides of a deal of a step, whoever took it excepted, in the transaction of the step. */
export async function notify(db: Db, step: Step) {
  const sides = [
    { userId: step.buyerId, asRole: 'buyer' as const },
    { userId: step.sellerId, asRole: 'seller' as const },
  ].filter(({ userId }) => userId !== step.actorId);
  for (const side of sides) await queries.insert(db, { id: newId(), ...side, step });
}
