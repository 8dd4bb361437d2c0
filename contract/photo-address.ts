/** A photo is kept as WebP in these widths, in pixels; a smaller one is never enlarged. */
export const PHOTO_WIDTHS = [400, 800, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** Where a photo is served. The name is a hash of what it shows, so that an address never changes its picture. */
export const photoAddress = (name: string, width: PhotoWidth = 800) => `/photos/${name}-${width}.webp`;
