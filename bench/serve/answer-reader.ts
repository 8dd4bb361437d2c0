import { BUSY } from '../measured.ts';

/** Only uncached responses have an id; see bench/measured.ts. */
const MADE = '\r\nx-request-id:';
const LINE = '\r\n';
const LONGEST_HEAD = 16_384;

/** Parses just enough to find the end of each response. */
export class AnswerReader {
  readonly #expected: number;
  #part: 'head' | 'body' | 'size' | 'chunk' | 'end' = 'head';
  #text = '';
  #left = 0;
  wasRefused = false;
  wasKept = false;

  constructor(expectedStatus: number) {
    this.#expected = expectedStatus;
  }

  read(bytes: Buffer, length: number): boolean {
    let at = 0;
    while (at < length) {
      if (this.#left > 0) {
        const passed = Math.min(this.#left, length - at);
        this.#left -= passed;
        at += passed;
        if (this.#left > 0) return false;
        if (this.#part === 'body') return this.#over(at, length);
        if (this.#part === 'chunk') this.#part = 'size';
        continue;
      }
      const known = this.#text.length;
      this.#text += bytes.toString('latin1', at, Math.min(length, at + LONGEST_HEAD));
      const mark = this.#part === 'head' ? LINE + LINE : LINE;
      const end = this.#text.indexOf(mark);
      if (end < 0) {
        if (this.#text.length > 2 * LONGEST_HEAD) throw new Error('Invalid HTTP response head');
        return false;
      }
      at += end + mark.length - known;
      const line = this.#text.slice(0, end);
      this.#text = '';
      if (this.#follow(line)) return this.#over(at, length);
    }
    return false;
  }

  #follow(line: string): boolean {
    if (this.#part === 'end') return true;
    if (this.#part === 'size') {
      const size = Number.parseInt(line, 16);
      this.#part = size === 0 ? 'end' : 'chunk';
      this.#left = size === 0 ? 0 : size + LINE.length;
      return false;
    }
    const status = Number(line.slice(9, 12));
    this.wasRefused = BUSY.includes(status);
    this.wasKept = !line.includes(MADE);
    if (status !== this.#expected && !this.wasRefused)
      throw new Error(`Answered ${status} instead of ${this.#expected}`);
    if (status === 304) return true;
    const length = /\r\ncontent-length: *(\d+)/i.exec(line);
    this.#part = length ? 'body' : 'size';
    this.#left = Number(length?.[1] ?? 0);
    return length?.[1] === '0';
  }

  #over(at: number, length: number): true {
    if (at < length) throw new Error('Response longer than its content-length');
    this.#part = 'head';
    return true;
  }
}
