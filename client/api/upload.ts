import type { Answer, Endpoint, Input } from '#contract/endpoint.ts';
import { language } from '#language/current.ts';
import { asCaller } from './call.ts';
import { address, NoConnection, refusal } from './request.ts';

interface Upload<E extends Endpoint> {
  params?: Exclude<Input<E>['params'], undefined>;
  query?: Exclude<Input<E>['query'], undefined>;
  file: Blob;
  type: string;
  /** The share that is sent, from 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** Uploads a file with the session's token. Throws ApiProblem, NoConnection or the abort reason. */
export function uploadFile<E extends Endpoint>(endpoint: E, upload: Upload<E>): Promise<Answer<E>> {
  return asCaller(endpoint, (token) => transmit(endpoint, upload, token));
}

/** By XMLHttpRequest, because fetch reports no upload progress. */
async function transmit<E extends Endpoint>(endpoint: E, upload: Upload<E>, token?: string): Promise<Answer<E>> {
  const { params, query, file, type, onProgress, signal } = upload;
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await new Promise<Response>((resolve, reject) => {
      request.open(endpoint.method, address(endpoint, { ...(params && { params }), ...(query && { query }) }));
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('content-type', type);
      request.setRequestHeader('accept-language', language());
      if (token) request.setRequestHeader('authorization', `bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 1);
      request.onload = () => resolve(responseTo(request));
      request.onerror = () => reject(new NoConnection());
      request.onabort = () => reject(signal?.reason);
      request.send(file);
    });
    if (!response.ok) throw await refusal(response);
    return await response.json();
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

function responseTo(request: XMLHttpRequest) {
  const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' };
  return new Response(request.responseText, { status: request.status, headers });
}
