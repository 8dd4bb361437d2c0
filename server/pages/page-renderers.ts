import { readFileSync } from 'node:fs';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { inLanguage } from '#language/current.ts';
import { type Language, OFFERED, prefixOf } from '#language/languages.ts';

/** Script files that have a copy for each language, and how the names of the copies end. */
export interface TranslatedScripts {
  names: string[];
  suffixes: Partial<Record<Language, string>>;
}

/** Each language has the pages of the build below its own path, with its own scripts. */
export function pageRenderers(pages: ServerBuild, folder: string): ReadonlyMap<Language, RequestHandler> {
  const { names, suffixes }: TranslatedScripts = JSON.parse(readFileSync(`${folder}/translated-scripts.json`, 'utf8'));
  const rendererOf = (language: Language): RequestHandler => {
    const suffix = suffixes[language];
    const own = suffix && { basename: prefixOf(language), assets: renamed(pages.assets, names, suffix) };
    const render = createRequestHandler({ ...pages, ...own }, 'production');
    return (request, context) => inLanguage(language, () => render(request, context));
  };
  return new Map(OFFERED.map((language) => [language, rendererOf(language)]));
}

function renamed<Value>(value: Value, names: string[], suffix: string): Value {
  const copies = new Map(names.map((name) => [`/assets/${name}`, `/assets/${name.replace(/\.js$/, suffix)}`]));
  const json = JSON.stringify(value, (_, part) => (typeof part === 'string' ? (copies.get(part) ?? part) : part));
  return JSON.parse(json);
}
