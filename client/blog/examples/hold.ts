export const HOLD_MS = 24 * 60 * 60 * 1000;

export function isOver(bookedAt: Date, now: Date): boolean {
  return now.getTime() - bookedAt.getTime() >= HOLD_MS;
}
