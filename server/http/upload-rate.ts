import { t } from '#language/t.ts';
import { HttpError } from './errors.ts';

/** Below any slow mobile connection; slower uploads block slots. */
const PACE = { windowMs: 10_000, bytes: 40_000 };

export class UploadPace {
  readonly #late = Promise.withResolvers<never>();
  readonly #timer: NodeJS.Timeout;
  #brought = 0;
  #waits = false;
  #waited = false;

  constructor({ windowMs, bytes } = PACE) {
    this.#late.promise.catch(() => {});
    this.#timer = setInterval(() => {
      if (this.#waits && this.#waited && this.#brought < bytes) this.#late.reject(tooSlow());
      this.#brought = 0;
      this.#waited = this.#waits;
    }, windowMs);
    this.#timer.unref();
  }

  async next<T extends Buffer>(part: Promise<IteratorResult<T>>): Promise<IteratorResult<T>> {
    this.#waits = true;
    try {
      const result = await Promise.race([part, this.#late.promise]);
      if (!result.done) this.#brought += result.value.length;
      return result;
    } finally {
      this.#waits = false;
    }
  }

  end() {
    clearInterval(this.#timer);
  }
}

const tooSlow = () =>
  new HttpError(
    408,
    t('Too slow'),
    'too-slow',
    t('The upload came to a halt. Please check your connection and try again.'),
  );
