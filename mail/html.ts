const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

class Html {
  readonly #source: string;
  constructor(source: string) {
    this.#source = source;
  }
  toString(): string {
    return this.#source;
  }
}

export type { Html };

type Piece = string | number | Html | Html[];

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(asSource)));
}

/** Trusts a source as HTML: only for constants. */
export function markup(source: string): Html {
  return new Html(source);
}

function asSource(piece: Piece): string {
  if (Array.isArray(piece)) return piece.join('');
  if (piece instanceof Html) return piece.toString();
  return String(piece).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
