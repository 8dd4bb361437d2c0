import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { catalogueFile } from '#language/catalogue.ts';
import { LANGUAGES, type Language, SOURCE } from '#language/languages.ts';
import { faultOf } from './faults.ts';
import { allTexts } from './texts.ts';

/** Writes the texts of the sources into each catalogue, new ones empty, and drops those that are no longer used. */
const texts = [...allTexts().keys()].sort();
for (const language of Object.keys(LANGUAGES) as Language[]) {
  if (language === SOURCE) continue;
  const file = catalogueFile(language);
  const known: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const catalogue = Object.fromEntries(texts.map((text) => [text, known[text] ?? '']));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  const faults = texts.flatMap((text) => faultOf(language, text, catalogue[text]) ?? []);
  console.log(`${language}: ${texts.length} texts, ${faults.length} to translate or mend`);
}
