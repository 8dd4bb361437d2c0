/** A permanent failure. */
export class PictureRefused extends Error {}
