export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
