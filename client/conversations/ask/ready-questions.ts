import { formatDate } from '#language/formatters.ts';
import { type Message, message, t } from '#language/t.ts';
export interface ReadyQuestion {
  id: string;
  text: Message;
  /** Its `{day}` is one that the person chooses. */
  needsDay?: true;
}

/** What most people ask first. */
export const READY_QUESTIONS: readonly ReadyQuestion[] = [
  { id: 'available', text: message('Is it still available?') },
  { id: 'visit', text: message('May I see it on {day}?'), needsDay: true },
  { id: 'crashed', text: message('Has it been crashed?') },
  { id: 'serviced', text: message('When was it last serviced?') },
  { id: 'papers', text: message('Are all its papers there?') },
  { id: 'reason', text: message('Why do you sell it?') },
];

const FORMAT = { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' } as const;

export const textOf = ({ text }: ReadyQuestion) => t(text, { day: '…' });

/** `day` as a date field has it: `2026-11-28`. */
export const onDay = ({ text }: ReadyQuestion, day: string) =>
  t(text, { day: formatDate(new Date(`${day}T12:00`), FORMAT) });

/** Adds a question to what is written, once. */
export function withQuestion(words: string, question: string): string {
  const before = words.trimEnd();
  if (before.includes(question)) return words;
  return before ? `${before}${/[?؟]$/.test(before) ? ' ' : '\n'}${question}` : question;
}
