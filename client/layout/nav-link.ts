export const navLink =
  'inline-flex h-10 items-center border-b-2 border-transparent px-1.5 font-medium hover:border-base-300 aria-[current=page]:border-primary max-[24rem]:px-1 sm:px-2 md:px-3';

/** Seven links share the width of a phone. */
export const ICON_ON_PHONES = 'max-[28rem]:w-8 max-[24rem]:w-7';
