import compile from 'icu-minify/compile';
import { catalogueOf } from '#language/catalogue.ts';
import { LANGUAGES, type Language, OFFERED, SOURCE } from '#language/languages.ts';
import { allTexts } from './texts.ts';

type Node = string | number | { [option: string]: Node } | Node[];

/** Faults that are told at once. */
const MOST = 20;
/** A plural in icu-minify's compiled messages. */
const PLURAL = 2;

/** Refuses to build while a text of an offered language is missing or wrong. */
export function expectTranslations() {
  const texts = [...allTexts()];
  for (const language of OFFERED.filter((one) => one !== SOURCE)) {
    const faults = texts.flatMap(([text, file]) => {
      const fault = faultOf(language, text, catalogueOf(language).get(text));
      return fault ? `${file}: "${text}" ${fault}` : [];
    });
    if (faults.length) throw new Error([`Texts in ${LANGUAGES[language].name}:`, ...faults.slice(0, MOST)].join('\n'));
  }
}

/** Why a translation cannot stand for its text; undefined when it can. */
export function faultOf(language: Language, text: string, translation: string | undefined): string | undefined {
  if (!translation) return 'is not translated';
  try {
    const [asked, given] = [text.split('||', 1)[0] ?? '', translation].map((words) => parts(compile(words) as Node));
    if (asked?.names.join() !== given?.names.join())
      return `has ${given?.names.join()} instead of ${asked?.names.join()}`;
    const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].formats).resolvedOptions();
    for (const options of given?.plurals ?? []) {
      const missing = pluralCategories.filter((category) => !options.includes(category));
      if (missing.length) return `lacks the plural for ${missing.join(', ')}`;
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The placeholders and tags of a message, and the options of each plural. */
function parts(message: Node) {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const visit = (node: Node) => {
    if (!Array.isArray(node)) return;
    const [name, type, options] = node;
    if (typeof name === 'string') names.add(name);
    if (type === PLURAL && options) plurals.push(Object.keys(options));
    for (const part of node.slice(1)) {
      if (Array.isArray(part)) visit(part);
      else if (typeof part === 'object') for (const option of Object.values(part)) sequence(option);
    }
  };
  const sequence = (node: Node) => {
    if (!Array.isArray(node)) return;
    for (const part of node) visit(part);
  };
  sequence(message);
  return { names: [...names].sort(), plurals };
}
