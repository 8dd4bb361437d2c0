import { byDay } from '#client/notifications/by-day.ts';

interface Said {
  at: string;
  isMine: boolean;
}

export interface Run<T> {
  isMine: boolean;
  messages: [T, ...T[]];
}

/** After a longer pause the same person begins anew. */
const PAUSE_MS = 10 * 60_000;

/** Messages by day, and in a day those that one person wrote in a row. */
export function runsByDay<T extends Said>(messages: T[], now = new Date()): [day: string, runs: Run<T>[]][] {
  return byDay(messages, now).map(([day, ofDay]) => [day, runsOf(ofDay)]);
}

function runsOf<T extends Said>(messages: T[]): Run<T>[] {
  const runs: Run<T>[] = [];
  for (const message of messages) {
    const run = runs.at(-1);
    const last = run?.messages.at(-1);
    if (run && last && run.isMine === message.isMine && Date.parse(message.at) - Date.parse(last.at) < PAUSE_MS)
      run.messages.push(message);
    else runs.push({ isMine: message.isMine, messages: [message] });
  }
  return runs;
}
