import type { IncomingMessage } from 'node:http';
import { t } from '#language/t.ts';
import { HttpError } from '../errors.ts';

/** Continues when a small body has arrived, without consuming it; never after a disconnect. */
export function awaitBody(request: IncomingMessage, longest: number, proceed: (fault?: HttpError) => void) {
  if (!isAwaited(request)) return proceed();
  const check = () => {
    if (!isAwaited(request)) end(proceed);
    else if (isFull(request)) end(() => proceed(tooLarge()));
  };
  const onTimeout = () => end(() => proceed(tooSlow()));
  const end = (then?: () => void) => {
    clearTimeout(timeout);
    request.off('readable', check).off('close', end);
    then?.();
  };
  const timeout = setTimeout(onTimeout, longest);
  request.on('readable', check).once('close', end);
  check();
}

function isAwaited({ headers, complete, readableHighWaterMark: room }: IncomingMessage) {
  const announced = 'transfer-encoding' in headers ? 1 : Number(headers['content-length'] ?? 0);
  return announced > 0 && announced <= room && !complete;
}

/** A full buffer pauses the socket, so the end of the body would never arrive. */
const isFull = ({ readableLength, readableHighWaterMark: room }: IncomingMessage) => readableLength >= room;

const tooLarge = () => new HttpError(413, t('Too large'), 'too-large', t('The body is too large.'));
const tooSlow = () =>
  new HttpError(
    408,
    t('Too slow'),
    'too-slow',
    t('What was sent did not arrive in time. Please check your connection.'),
  );
