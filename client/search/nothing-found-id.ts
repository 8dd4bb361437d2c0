/** Of the heading. The search's count of results does not tell: it may be an estimate. */
export const NOTHING_FOUND = 'nothing';
