/** Opens the dialog of an offer after the login that it needed. */
export const OFFER_HASH = '#offer';
