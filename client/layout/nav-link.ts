export const navLink =
  'inline-flex h-10 items-center border-b-2 border-transparent px-1.5 font-medium hover:border-base-300 aria-[current=page]:border-primary max-[27rem]:px-1 max-[24rem]:px-0.5 sm:px-2 md:px-3';

/** Eight links share the width of a phone. */
export const ICON_ON_PHONES = 'max-[29rem]:w-8 max-[27rem]:w-7';
