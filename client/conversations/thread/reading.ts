import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { WholeConversation } from '#contract/conversations.ts';
import type { Message } from '#contract/messages.ts';
import { t } from '#language/t.ts';
import { markRead } from '../conversation-queries.ts';

/** What is on the screen is read. */
export function useReading({ _id: id, unread }: WholeConversation, newest: Message | undefined) {
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const upTo = newest?._id;
  const isNew = unread > 0 || newest?.isOwn === false;
  const read = useRef<string>(undefined);
  useEffect(() => {
    if (!isVisible || !isNew || !upTo || read.current === upTo) return;
    read.current = upTo;
    markRead(id, upTo).catch((error) => {
      // They stay unread, and nothing is lost.
      console.error(error);
      read.current = undefined;
    });
  }, [id, upTo, isNew, isVisible]);
}

/** Words of a message that has just arrived, for screen readers. */
export function useArrivals(name: string, newest: Message | undefined): string {
  const [announced, announce] = useState('');
  const before = useRef<string>(undefined);
  const id = newest?._id;
  const words = newest && !newest.isOwn ? inWords(name, newest) : '';
  useEffect(() => {
    if (before.current && id !== before.current && words) announce(words);
    before.current = id;
  }, [id, words]);
  return announced;
}

const inWords = (name: string, { words }: Message) =>
  words ? t('{name}: {words}', { name, words }) : t('{name}: a photo', { name });

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
