import { type Message, t } from '#language/t.ts';

/** Sentences with `{count}`, and with `{search}` where a list can be searched. */
export interface ListWords {
  all: Message;
  /** Of a list that goes on. */
  first: Message;
  matching?: Message;
  firstMatching?: Message;
}

interface Seen {
  length: number;
  more: boolean;
  search: string;
}

export function listCount(words: ListWords, { length, more, search }: Seen) {
  const { all, first, matching = all, firstMatching = first } = words;
  const [whole, beginning] = search ? [matching, firstMatching] : [all, first];
  return t(length && more ? beginning : whole, { count: length, search });
}
