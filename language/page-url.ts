import { language } from '#language/current.ts';
import { pathIn } from './languages.ts';

/** The address of a page of the market in the reader's language. */
export const pageUrl = (origin: string, path: string) => origin + pathIn(language(), path);
