const KEY = 'question before login';
const LASTS_MS = 30 * 60_000;

interface Asked {
  productId: string;
  words: string;
  since: number;
}

/** What a guest typed, for after the login. */
export function storeQuestion(productId: string, words: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ productId, words, since: Date.now() } satisfies Asked));
  } catch {
    // Storage is blocked: the person types it again.
  }
}

export function storedQuestion(productId: string): string {
  try {
    const asked: Partial<Asked> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isFresh = asked.productId === productId && Date.now() - (asked.since ?? 0) < LASTS_MS;
    return (isFresh && asked.words) || '';
  } catch {
    return '';
  }
}

export function forgetQuestion() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
