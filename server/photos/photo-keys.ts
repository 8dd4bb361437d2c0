import type { PhotoWidth } from '#contract/photo-address.ts';

export const keyOf = (name: string, width: PhotoWidth) => `photos/${name.slice(0, 2)}/${name}-${width}.webp`;
export const letterKeyOf = (name: string) => `photos/${name.slice(0, 2)}/${name}-letter.jpg`;
