/** Opens the question after the login that it needed. */
export const ASK_HASH = '#ask';
