export const MOST_MEGAPIXELS = 50;
/** AVIF is decoded in full and takes three to five times the memory. */
export const MOST_MEGAPIXELS_OF_AVIF = 20;
export const LONGEST_SIDE = 20_000;
