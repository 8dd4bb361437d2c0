import { textsIn } from './texts.ts';

const [BEGIN, END] = ['\ue000', '\ue001'];
const MARKED = new RegExp(`(["'\`])${BEGIN}([\\w-]*)${END}\\1`, 'g');

/** Marks the texts of the client's sources, so that they are found in the minified scripts. */
export const markTexts = {
  name: 'mark-texts',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: {
    filter: { id: /\/(client|contract)\/[^?]*\.tsx?(\?|$)/ },
    handler(source: string, id: string) {
      const texts = textsIn(id, source);
      if (!texts.length) return;
      let code = source;
      for (const { text, start, end } of texts.toReversed())
        code = `${code.slice(0, start)}'${marked(text)}'${code.slice(end)}`;
      return { code, map: null };
    },
  },
};

export const isMarked = (script: string) => script.includes(BEGIN);

const marked = (text: string) => BEGIN + Buffer.from(text).toString('base64url') + END;

/** Replaces each marked text in a script. */
export function replaceTexts(script: string, replacement: (text: string) => string) {
  const replaced = script.replace(MARKED, (_, _quote, text: string) =>
    replacement(Buffer.from(text, 'base64url').toString()),
  );
  if (isMarked(replaced)) throw new Error('The minifier joined a text with others');
  return replaced;
}
