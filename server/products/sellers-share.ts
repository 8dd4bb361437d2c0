/** Bikes of one seller among the few of the landing page, while there are others. */
export const MOST_OF_ONE_SELLER = 2;
