/** Escapes a text for `like`. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
