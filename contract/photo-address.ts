/** Stored WebP widths in pixels; smaller photos are not enlarged. */
export const PHOTO_WIDTHS = [400, 800, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The name is a content hash, so a URL never changes its picture. */
export const photoAddress = (name: string, width: PhotoWidth = 800) => `/photos/${name}-${width}.webp`;

/** Of the JPEG that letters show. */
export const LETTER_PHOTO = { width: 400, height: 300 } as const;
export const letterPhotoAddress = (name: string) => `/photos/${name}-letter.jpg`;
