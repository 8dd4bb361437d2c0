/** Of the sign-in window's message, as Better Auth names it. */
const TYPE = 'better-auth:oauth-popup';
const LATEST_MS = 500;

/** Listens for a refusal by the sign-in window: it may arrive a moment after the window has closed. */
export function hearRefusal() {
  const { promise: refused, resolve } = Promise.withResolvers<string | undefined>();
  const hear = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin && data?.type === TYPE) resolve(data.error?.code);
  };
  addEventListener('message', hear);
  return {
    /** The code of the refusal; absent when the window closed without a word. */
    async whenClosed() {
      setTimeout(resolve, LATEST_MS);
      return await refused;
    },
    stop() {
      removeEventListener('message', hear);
    },
  };
}
