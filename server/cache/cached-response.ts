import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Encoding, encodingFor, packed } from './encoding.ts';

const LEAST_PACKED_BYTES = 1024;
const PACKABLE = /^(text\/|application\/(json|xml|x-turbo)|image\/svg)/;

export interface Made {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** What it was made of, for whoever makes others of it. */
  source?: object;
}

/** Of what it was made of, and responses made of that, beside its body. */
const SOURCE_SHARE = 4;

/** A response ready to send; `headers` alternates names and values, as `writeHead` takes them. */
export interface Outgoing {
  status: number;
  headers: string[];
  body: Buffer | undefined;
}

export class CachedResponse {
  readonly status: number;
  /** Absent: the response must not be cached. */
  readonly tags: readonly string[] | undefined;
  readonly until: number;
  readonly bytes: number;
  readonly made: Made;
  readonly #headers: string[];
  readonly #unchanged: Outgoing;
  readonly #etag: string;
  readonly #isPackable: boolean;
  readonly #variants = new Map<string, CachedResponse>();
  readonly #outgoing = new Map<Encoding, Outgoing | Promise<Outgoing>>();

  constructor(made: Made, tags: readonly string[] | undefined, until: number = Number.POSITIVE_INFINITY) {
    const { status, headers, body, source } = made;
    this.made = made;
    this.status = status;
    this.tags = tags;
    this.until = until;
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
    this.#isPackable = body.length >= LEAST_PACKED_BYTES && PACKABLE.test(type);
    this.bytes = Math.ceil(body.length * ((this.#isPackable ? 1.4 : 1) + (source ? SOURCE_SHARE : 0))) + 2048;
    // Weak, as all encodings share it.
    this.#etag = `W/"${hash('sha1', body, 'base64url')}"`;
    const vary = headers.filter(([name]) => name === 'vary').map(([, value]) => value);
    this.#headers = [
      ...headers.filter(([name]) => name !== 'vary').flat(),
      ...['vary', [...vary, 'accept-encoding'].join(', ')],
      ...(status === 200 ? ['etag', this.#etag] : []),
    ];
    this.#unchanged = { status: 304, headers: without(this.#headers, 'content-type'), body: undefined };
  }

  get hasVariants() {
    return this.#variants.size > 0;
  }

  /** Made of this one, for those of a kind. */
  variant(kind: string): CachedResponse | undefined {
    return this.#variants.get(kind);
  }

  keepVariant(kind: string, made: Made): CachedResponse {
    const variant = new CachedResponse(made, undefined);
    this.#variants.set(kind, variant);
    return variant;
  }

  for({ headers }: IncomingMessage): Outgoing | Promise<Outgoing> {
    if (this.status === 200 && this.#isKnown(headers['if-none-match'])) return this.#unchanged;
    const encoding = this.#isPackable ? encodingFor(String(headers['accept-encoding'] ?? '')) : 'identity';
    const outgoing = this.#outgoing.get(encoding) ?? this.#packed(encoding);
    this.#outgoing.set(encoding, outgoing);
    return outgoing;
  }

  #isKnown(tags: string | undefined) {
    if (!tags) return false;
    if (tags === this.#etag || tags === '*') return true;
    // Weak comparison: proxies that recompress may add or drop the `W/` prefix.
    const bare = this.#etag.slice(2);
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
  }

  #packed(encoding: Encoding): Outgoing | Promise<Outgoing> {
    if (encoding === 'identity') return this.#sent(this.made.body);
    return packed(this.made.body, encoding)
      .then((body) => this.#sent(body, 'content-encoding', encoding))
      .catch(() => this.#sent(this.made.body))
      .then((outgoing) => {
        this.#outgoing.set(encoding, outgoing);
        return outgoing;
      });
  }

  #sent(body: Buffer, ...more: string[]): Outgoing {
    return { status: this.status, headers: [...this.#headers, ...more, 'content-length', String(body.length)], body };
  }
}

function without(headers: string[], left: string): string[] {
  const at = headers.indexOf(left);
  return at < 0 ? headers : headers.toSpliced(at, 2);
}
