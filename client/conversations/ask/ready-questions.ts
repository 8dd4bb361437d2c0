/** What most people ask first. `%` stands for a day that they choose. */
export const READY_QUESTIONS = [
  'Is it still available?',
  'May I see it on %?',
  'Has it been crashed?',
  'When was it last serviced?',
  'Are all its papers there?',
  'Why do you sell it?',
] as const;
export type ReadyQuestion = (typeof READY_QUESTIONS)[number];

const DAY = '%';
const format = { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' } as const;

export const needsDay = (question: ReadyQuestion) => question.includes(DAY);

export const nameOf = (question: ReadyQuestion) => question.replace(DAY, '…');

/** `day` as a date field has it: `2026-11-28`. */
export function onDay(question: ReadyQuestion, day: string): string {
  return question.replace(DAY, new Date(`${day}T12:00`).toLocaleDateString('en-US', format));
}

/** Adds a question to what is written, once. */
export function withQuestion(words: string, question: string): string {
  const before = words.trimEnd();
  if (before.includes(question)) return words;
  return before ? `${before}${before.endsWith('?') ? ' ' : '\n'}${question}` : question;
}
