import { createElement, Fragment, type ReactNode } from 'react';
import { formatted } from '#language/t.ts';

type Part = string | number | ((words: ReactNode) => ReactNode);

/** As `t`, with elements: `rich('Read <rules>the rules</rules>.', { rules: (words) => <Link …>{words}</Link> })`. */
export function rich(text: string, values: Record<string, Part>): ReactNode {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (words: ReactNode[]) => value(inSequence(words)) : value,
  ]);
  const parts = formatted<ReactNode>(text, Object.fromEntries(entries));
  return inSequence(Array.isArray(parts) ? parts : [parts]);
}

const inSequence = (parts: ReactNode[]) => createElement(Fragment, null, ...parts);
