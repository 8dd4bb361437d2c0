import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = '{client,contract,identity,mail,server}/**/*.{ts,tsx}';
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** The functions of language/t.ts and client/ui/rich.ts whose first argument is a text. */
const FUNCTIONS = ['t', 'rich', 'message'];
const MENTION = new RegExp(`\\b(?:${FUNCTIONS.join('|')})\\(`);

export interface Text {
  text: string;
  /** Of the literal in its source. */
  start: number;
  end: number;
}

interface Part {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  expressions?: unknown[];
  quasis?: { value: { cooked: string | null } }[];
  consequent?: Part;
  alternate?: Part;
}

/** All texts of the product, and a file that shows each. */
export function allTexts(): Map<string, string> {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !isTest(file));
  const found = files.toSorted().flatMap((file) => {
    const texts = textsIn(file, readFileSync(join(ROOT, file), 'utf8'));
    return texts.map(({ text }) => [text, file] as const);
  });
  return new Map(found.toReversed());
}

/** The English texts of a source file, in order. Throws when a text is put together from parts. */
export function textsIn(file: string, source: string): Text[] {
  if (!MENTION.test(source)) return [];
  const { program, errors } = parseSync(file.replace(/\?.*$/, ''), source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const texts: Text[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && FUNCTIONS.includes(callee.name) && first)
        texts.push(...literals(first as Part, file, source));
    },
  }).visit(program);
  return texts;
}

function literals(part: Part, file: string, source: string): Text[] {
  const { type, start, end, value, expressions, quasis, consequent, alternate } = part;
  if (type === 'Literal' && typeof value === 'string') return [{ text: value, start, end }];
  if (type === 'TemplateLiteral' && !expressions?.length)
    return [{ text: quasis?.[0]?.value.cooked ?? '', start, end }];
  if (type === 'ConditionalExpression' && consequent && alternate)
    return [...literals(consequent, file, source), ...literals(alternate, file, source)];
  if (type === 'TemplateLiteral' || type === 'BinaryExpression')
    throw new Error(`${file}: a text needs placeholders instead of parts: ${source.slice(start, end)}`);
  return [];
}
