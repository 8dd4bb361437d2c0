export const TALK_BOX = 'flex flex-col overflow-hidden rounded-box border border-base-300 bg-base-100';
