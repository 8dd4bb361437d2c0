export const BELL_SIZE = 'w-10 px-0 max-[29rem]:w-8 max-[27rem]:w-7';
