import type { Db } from '../../database/connect.ts';
import { HttpError } from '../../http/errors.ts';
import * as queries from './queries.ts';

/**
 * Nobody leaves while they write something: whoever removes the person waits for this transaction and clears up what it
 * wrote. `alone`: what else the person does of this kind at the same time waits, too, so that it can be counted. Belongs before any other lock that it takes, as who leaves takes theirs in the same order.
 */
export async function keepMember(db: Db, id: string, { alone = false } = {}) {
  const [member] = await (alone ? queries.keepAlone(db, id) : queries.keep(db, id));
  if (!member) throw new HasLeft();
}

/** The person was removed while they asked for something. */
export class HasLeft extends HttpError {
  constructor() {
    super(401, 'Not signed in', 'sign-in-needed', 'Your account was deleted meanwhile.');
  }
}
