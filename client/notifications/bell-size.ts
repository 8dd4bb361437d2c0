export const BELL_SIZE = 'w-10 px-0 max-[28rem]:w-8 max-[24rem]:w-7';
