import type { IncomingMessage } from 'node:http';
import { Refusal } from '../problems.ts';

/** Goes on once a small body is here, and leaves it unread. Who goes away meanwhile is not heard of again. */
export function whenArrived(request: IncomingMessage, longest: number, goOn: (late?: Refusal) => void) {
  if (!isAwaited(request)) return goOn();
  const look = () => {
    if (!isAwaited(request)) end(goOn);
  };
  const giveUp = () => end(() => goOn(tooSlow()));
  const end = (then?: () => void) => {
    clearTimeout(patience);
    request.off('readable', look).off('close', end);
    then?.();
  };
  const patience = setTimeout(giveUp, longest);
  request.on('readable', look).once('close', end);
}

/** More of it comes, and will be kept until somebody reads it. What is larger than that is not waited for. */
function isAwaited({ headers, complete, readableLength, readableHighWaterMark: room }: IncomingMessage) {
  const announced = 'transfer-encoding' in headers ? 1 : Number(headers['content-length'] ?? 0);
  return announced > 0 && announced <= room && !complete && readableLength < room;
}

const tooSlow = () =>
  new Refusal(408, 'Too slow', 'too-slow', 'What was sent did not arrive in time. Please check your connection.');
