import { piecesOf } from './pieces.ts';

export function MarkedWords({ text, search }: { text: string; search: string }) {
  return piecesOf(text, search).map(({ text, isHit }, nth) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their order
      <mark key={nth} className="rounded-xs bg-primary text-primary-content">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
