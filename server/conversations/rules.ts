import { t } from '#language/t.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { conflict, forbidden, type HttpError } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { contactClosed, notBlocked } from '../users/blocks/blocks.ts';

export interface ConversationState {
  hasLeft: boolean;
  blocked: boolean;
}

interface Rule {
  holds(conversation: ConversationState, viewer: Viewer): boolean;
  /** Of the row `c`, a conversation or the like. */
  sql(db: Db, viewer: Viewer): Fragment;
  refusal(): HttpError;
}

export function adminsDoNotWrite() {
  return forbidden(t('Admins keep the market; they do not write to its people.'));
}

/** Who may write: buttons, guard and refusal follow from it. Whether the bike is still on sale does not matter. */
const WRITING: readonly Rule[] = [
  {
    holds: (_conversation, { role }) => role !== 'admin',
    sql: (db, { role }) => db`${role !== 'admin'}::boolean`,
    refusal: adminsDoNotWrite,
  },
  {
    holds: ({ hasLeft }) => !hasLeft,
    sql: (db) => db`c.closed_at is null`,
    refusal: () => conflict('contact-closed', t('This person has left Kickstand, so nobody would read it.')),
  },
  {
    holds: ({ blocked }) => !blocked,
    sql: (db) => notBlocked(db, db`c.buyer_id`, db`c.seller_id`),
    refusal: contactClosed,
  },
];

export const refusalToWrite = (conversation: ConversationState, viewer: Viewer) =>
  WRITING.find(({ holds }) => !holds(conversation, viewer))?.refusal();

export const mayWrite = (db: Db, viewer: Viewer): Fragment =>
  WRITING.map(({ sql }) => sql(db, viewer)).reduce((all, one) => db`${all} and ${one}`);
