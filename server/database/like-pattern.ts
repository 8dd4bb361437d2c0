/** A `like` pattern for texts that contain these very characters. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
