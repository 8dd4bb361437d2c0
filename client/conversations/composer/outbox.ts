import { currentSession, onSessionChange } from '#client/api/session/store.ts';
import { storedInTab, storeInTab } from '#client/api/tab-storage.ts';
import type { ChosenPhoto } from '#contract/photos.ts';
import { t } from '#language/t.ts';

export interface NewWords {
  /** Made here: sent again, it is still one message. */
  id: string;
  words: string;
  photos: ChosenPhoto[];
  /** Object URLs, in the order of the photos. */
  previews: string[];
}

export interface Outgoing extends NewWords {
  sentAt: string;
  state: 'sending' | 'failed';
  fault?: string;
}

interface Stored {
  messages: Outgoing[];
}

/** Messages of one conversation that have not arrived. Failed ones wait for the person, also after a reload. */
class Outbox {
  #messages: readonly Outgoing[];
  readonly #name: string;
  readonly #listeners = new Set<() => void>();

  constructor(name: string) {
    this.#name = name;
    const stored = storedInTab<Stored>(name)?.messages ?? [];
    const fault = t('The page was left before this was sent.');
    this.#messages = stored.map((message) => ({ fault, ...message, previews: [], state: 'failed' }));
  }

  messages = () => this.#messages;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** `post` resolves once the thread shows the message. Throws what it threw. */
  async send(message: NewWords, post: () => Promise<unknown>, whyNot: (error: unknown) => string) {
    const sending: Outgoing = { ...message, sentAt: new Date().toISOString(), state: 'sending' };
    this.#set([...this.#messages.filter(({ id }) => id !== message.id), sending]);
    try {
      await post();
      this.remove(message.id);
    } catch (error) {
      const failed: Outgoing = { ...sending, state: 'failed', fault: whyNot(error) };
      this.#set(this.#messages.map((known) => (known.id === message.id ? failed : known)));
      throw error;
    }
  }

  remove(id: string) {
    const removed = this.#messages.find((message) => message.id === id);
    for (const preview of removed?.previews ?? []) URL.revokeObjectURL(preview);
    this.#set(this.#messages.filter((message) => message !== removed));
  }

  #set(messages: readonly Outgoing[]) {
    this.#messages = messages;
    storeInTab(this.#name, { messages: [...messages] } satisfies Stored);
    for (const listener of this.#listeners) listener();
  }
}

const outboxes = new Map<string, Outbox>();

/** Outlives the page that shows it. */
export function outboxOf(talk: string): Outbox {
  const known = outboxes.get(talk);
  if (known) return known;
  const outbox = new Outbox(`unsent in ${talk}`);
  outboxes.set(talk, outbox);
  return outbox;
}

if (typeof window !== 'undefined') forgetWithSession();

function forgetWithSession() {
  let owner = currentSession().user?.email;
  onSessionChange(() => {
    const { user } = currentSession();
    if (owner !== user?.email) outboxes.clear();
    owner = user?.email;
  });
}
