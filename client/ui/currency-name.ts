import { nameOf } from '#language/lists-and-names.ts';

export const currencyName = (code: string) => nameOf('currency', code);
