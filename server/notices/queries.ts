import type { Db } from '../database/connect.ts';
import type { Step } from './notices.ts';

interface NewNotice {
  id: string;
  userId: string;
  asRole: 'buyer' | 'seller' | 'admin';
  step: Step;
}

export const insert = (db: Db, { id, userId, asRole, step }: NewNotice) => db`
  insert into notices (product_id, id, user_id, booking_id, step_id, verb, actor, as_role)
  values (${step.productId}, ${id}, ${userId}, ${step.bookingId}, ${step.id}, ${step.verb}, ${step.actor}, ${asRole})`;
