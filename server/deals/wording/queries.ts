import type { Db } from '../../database/connect.ts';

export const stateColumns = (db: Db) => db`
  b.status, b.proposed_by as "proposedBy", coalesce(b.meeting_at <= now(), false) as "meetingHasCome",
  b.handed_over_at is not null as "handedOver"`;
