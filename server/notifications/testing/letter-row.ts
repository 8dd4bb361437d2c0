import type { LetterRow } from '../mail-queries.ts';
import type { PersonalVerb } from '../personal/personal.ts';

export const letterRow: LetterRow = {
  id: '019a0000-0000-7000-8000-00000000000a',
  bookingId: '019a0000-0000-7000-8000-00000000000b',
  verb: 'cancel',
  actor: 'seller',
  asRole: 'buyer',
  at: new Date('2026-11-20T10:00:00Z'),
  isRead: false,
  status: 'cancelled',
  reason: null,
  from: 'paid',
  to: 'cancelled',
  buyerName: 'Maya Rahman',
  sellerName: 'Iker Zabala',
  productName: 'Yamaha FZ-S V3',
  priceCents: 145_050,
  dueAt: new Date('2026-11-25T10:00:00Z'),
  meetingAt: new Date('2026-11-24T15:30:00Z'),
  meetingPlace: null,
  meetingZone: null,
  proposedBy: null,
  handedOver: false,
  capturedCents: 145_050,
  refundCents: 0,
  payoutCents: 0,
  feeCents: 0,
  takenBackCents: 0,
  lostCents: 0,
  meetingHasCome: false,
  timesOver: false,
  readerName: 'Maya Rahman',
  readerEmail: 'maya@example.test',
  readerLanguage: 'en',
  isLast: true,
  choices: {},
};

/** The row of news that is no step of a deal: the bookings' columns are null, as the join leaves them. */
export function personalRow(verb: PersonalVerb, facts: object): LetterRow {
  const { id, at, isRead, readerName, readerEmail, isLast, choices } = letterRow;
  const kept = { id, at, isRead, readerName, readerEmail, isLast, choices };
  const nothing = Object.fromEntries(Object.keys(letterRow).map((name) => [name, null]));
  return { ...nothing, ...kept, verb, facts, actor: 'provider', asRole: 'seller' } as LetterRow;
}
