import type { NoticeKind } from '#contract/notice-preferences.ts';
import { type Message, message } from '#language/t.ts';

/** What is said of stopping the letters of a kind. */
interface Stopping {
  stop: Message;
  question: Message;
  stopped: Message;
}

const STOPPING: Partial<Record<NoticeKind, Stopping>> = {
  messages: {
    stop: message('Stop letters about messages'),
    question: message('Stop letters about messages?'),
    stopped: message('No more letters about messages'),
  },
  offers: {
    stop: message('Stop letters about offers'),
    question: message('Stop letters about offers?'),
    stopped: message('No more letters about offers'),
  },
  ratings: {
    stop: message('Stop letters about ratings'),
    question: message('Stop letters about ratings?'),
    stopped: message('No more letters about ratings'),
  },
  'saved-searches': {
    stop: message('Stop letters about saved searches'),
    question: message('Stop letters about saved searches?'),
    stopped: message('No more letters about saved searches'),
  },
  favourites: {
    stop: message('Stop letters about favourites'),
    question: message('Stop letters about favourites?'),
    stopped: message('No more letters about favourites'),
  },
};

const SOME: Stopping = {
  stop: message('Stop letters like this'),
  question: message('Stop letters like this?'),
  stopped: message('No more letters like this'),
};

export const stoppingOf = (kind: NoticeKind) => STOPPING[kind] ?? SOME;
