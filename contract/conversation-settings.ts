import { z } from 'zod';

const within = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

export const PER_BIKE_DAYS = 30;

export const PRIVATE_PHOTOS_A_DAY = 60;

export const ConversationSettings = z.object({
  newAccountDays: within(0, 365, 7),
  begunByNewAccount: within(1, 10_000, 5),
  begunADay: within(1, 10_000, 30),
  /** Begun about one bike within `PER_BIKE_DAYS`. */
  perBike: within(1, 100_000, 200),
  messagesAMinute: within(1, 10_000, 20),
  messagesADay: within(1, 100_000, 500),
  reportsADay: within(1, 10_000, 20),
  mailMinutes: within(1, 10_000, 15),
  mailAgainHours: within(0, 1000, 4),
  mailsAnHour: within(1, 1000, 6),
});
export type ConversationSettings = z.output<typeof ConversationSettings>;
