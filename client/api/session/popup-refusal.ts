const TYPE = 'better-auth:oauth-popup';
const LATEST_MS = 500;

/** Listens for a refusal by the sign-in window, which may arrive after the window closed. */
export function hearRefusal() {
  const { promise: refused, resolve } = Promise.withResolvers<string | undefined>();
  const hear = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin && data?.type === TYPE) resolve(data.error?.code);
  };
  addEventListener('message', hear);
  return {
    /** The error code; undefined when the window closed without one. */
    async whenClosed() {
      setTimeout(resolve, LATEST_MS);
      return await refused;
    },
    stop() {
      removeEventListener('message', hear);
    },
  };
}
