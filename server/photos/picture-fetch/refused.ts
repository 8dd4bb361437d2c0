/** Trying again would not help. */
export class PictureRefused extends Error {}
