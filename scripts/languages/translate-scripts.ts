import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translation } from '#language/catalogue.ts';
import { type Language, OFFERED, SOURCE } from '#language/languages.ts';
import type { TranslatedScripts } from '#server/pages/page-renderers.ts';
import { isMarked, replaceTexts } from './mark-texts.ts';

type Scripts = ReadonlyMap<string, string>;

/**
 * Writes a copy of the scripts for each language: `frame-abc.js` becomes `frame-abc.bn-123.js`. Copied are those with
 * texts and those that import a copy; the others serve all languages. The name changes with the words, as browsers
 * keep scripts for ever.
 */
export function translateScripts(client: string) {
  const assets = join(client, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const scripts: Scripts = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const translated = withImporters(scripts);
  const write = (name: string, script: string) => writeFileSync(join(assets, name), script);
  const suffixes: TranslatedScripts['suffixes'] = {};
  for (const language of OFFERED.filter((one) => one !== SOURCE)) {
    const copies = translated.map((name) => [name, inLanguage(language, scripts.get(name) ?? '')] as const);
    const suffix = `.${language}-${hash('sha256', copies.flat().join()).slice(0, 8)}.js`;
    for (const [name, script] of copies) write(renamed(name, suffix), withImportsOf(translated, suffix, script));
    suffixes[language] = suffix;
  }
  for (const [name, script] of scripts) write(name, inLanguage(SOURCE, script));
  const table: TranslatedScripts = { names: translated, suffixes };
  writeFileSync(join(client, '../translated-scripts.json'), JSON.stringify(table));
}

const inLanguage = (language: Language, script: string) =>
  replaceTexts(script, (text) => JSON.stringify(translation(language, text)));

function withImporters(scripts: Scripts): string[] {
  const found = new Set([...scripts].filter(([, script]) => isMarked(script)).map(([name]) => name));
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [name, script] of scripts) if ([...found].some((other) => script.includes(other))) found.add(name);
  }
  return [...found];
}

function withImportsOf(translated: string[], suffix: string, script: string) {
  const names = translated.map((name) => name.replaceAll('.', '\\.')).join('|');
  return script.replace(new RegExp(`(?<=assets/|\\./)(?:${names})`, 'g'), (name) => renamed(name, suffix));
}

export const isTranslated = (name: string) => /\.[a-z]{2}-[0-9a-f]{8}\.js$/.test(name);

const renamed = (name: string, suffix: string) => name.replace(/\.js$/, suffix);
