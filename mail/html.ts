const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is HTML already. */
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

/** A template whose values are escaped, except those that were made by `html` themselves. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(asSource)));
}

/** Takes a source as it is: only for what we wrote ourselves. */
export function markup(source: string): Html {
  return new Html(source);
}

function asSource(piece: Piece): string {
  if (Array.isArray(piece)) return piece.join('');
  if (piece instanceof Html) return piece.toString();
  return String(piece).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
