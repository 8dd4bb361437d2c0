export interface Letter {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  /** When the mail server took it, in ms. */
  at: number;
}

/** From the mail server's answer to the row that records it. */
const RECORDED_MS = 2_000;

interface Repeats {
  /** Sent again by its Message-ID, as a process was killed before it had recorded the first. */
  afterKill: Letter[];
  /** Sent again by its Message-ID, and nothing was killed. */
  again: Letter[];
  /** Same words to the same person, by another Message-ID: no mailbox can tell. */
  copied: Letter[];
}

export function repeatsIn(letters: readonly Letter[], kills: readonly number[]): Repeats {
  const repeats: Repeats = { afterKill: [], again: [], copied: [] };
  for (const [first, ...others] of groups(letters, ({ messageId, to }) => `${messageId} ${to}`)) {
    const isCut = first && kills.some((kill) => Math.abs(kill - first.at) < RECORDED_MS);
    const explained = isCut ? 1 : 0;
    repeats.afterKill.push(...others.slice(0, explained));
    repeats.again.push(...others.slice(explained));
  }
  for (const same of groups(letters, ({ to, subject, text }) => JSON.stringify([to, subject, text]))) {
    const [first, ...others] = same;
    repeats.copied.push(...others.filter(({ messageId }) => messageId !== first?.messageId));
  }
  return repeats;
}

const groups = (letters: readonly Letter[], key: (letter: Letter) => string) => Map.groupBy(letters, key).values();
