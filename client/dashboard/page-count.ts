import { PAGE_SIZE } from '#contract/pagination.ts';
import { type Message, t } from '#language/t.ts';

/** Sentences with `{count}`. */
export interface PageWords {
  all: Message;
  /** Of a full page, which may have others behind it. */
  atLeast: Message;
}

export const pageCount = (count: number, { all, atLeast }: PageWords) =>
  count < PAGE_SIZE ? t(all, { count }) : t(atLeast, { count: PAGE_SIZE });
