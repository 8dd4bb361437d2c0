/** As high as the window allows; the page below stays reachable. */
export const PANE =
  'rounded-box border border-base-300 bg-base-100 h-[clamp(24rem,100dvh-14.5rem,44rem)] lg:h-[clamp(28rem,100dvh-9rem,48rem)]';
