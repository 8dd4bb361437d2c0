import { ApiProblem, reason } from '#client/api/call.ts';
import { uploadFile } from '#client/api/upload.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { NoPhoto, sendable } from './photo-file.ts';

const MOST_TRIES = 30;
const PAUSE_SECONDS = 3;
const LONGEST_PAUSE_SECONDS = 60;

interface Sending<E extends Endpoint> {
  to: E;
  onProgress?(share: number): void;
  signal: AbortSignal;
}

/** Uploads a file; retries while the server is busy. */
export async function sendPhoto<E extends Endpoint>(file: Blob, { to, onProgress, signal }: Sending<E>) {
  const upload = { ...(await sendable(file)), ...(onProgress && { onProgress }), signal };
  for (let tries = 1; ; tries++)
    try {
      return await uploadFile(to, upload);
    } catch (error) {
      if (!isForLater(error) || tries === MOST_TRIES) throw error;
      onProgress?.(0);
      await pause(Math.min(error.retryAfter ?? PAUSE_SECONDS, LONGEST_PAUSE_SECONDS), signal);
    }
}

export const whyNot = (error: unknown) => (error instanceof NoPhoto ? error.message : reason(error));

function isForLater(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && ['busy', 'too-many-requests'].includes(error.problem.code);
}

function pause(seconds: number, signal: AbortSignal) {
  return new Promise<void>((done, stopped) => {
    const timer = setTimeout(done, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stopped(signal.reason);
    });
  });
}
