import type { ReactNode } from 'react';

/** Elements in the sentences of an article. */
export const inline = {
  code: (words: ReactNode) => <code>{words}</code>,
  em: (words: ReactNode) => <em>{words}</em>,
  strong: (words: ReactNode) => <strong>{words}</strong>,
};
