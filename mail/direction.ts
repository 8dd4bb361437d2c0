import { language } from '#language/current.ts';
import { LANGUAGES } from '#language/languages.ts';
import { markup } from './html.ts';

export const isRightToLeft = () => LANGUAGES[language()].direction === 'rtl';

/** Attribute of the `html` element where the direction is not the usual one. */
export const directionOf = () => markup(isRightToLeft() ? ' dir="rtl"' : '');
