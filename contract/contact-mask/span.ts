export type Kind = 'phone' | 'e-mail' | 'link' | 'handle';

export interface Span {
  kind: Kind;
  start: number;
  end: number;
}

export function joined(spans: Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = found.at(-1);
    if (!last || span.start >= last.end) {
      found.push({ ...span });
      continue;
    }
    if (span.end - span.start > last.end - last.start) last.kind = span.kind;
    last.end = Math.max(last.end, span.end);
  }
  return found;
}
