import { WORKER } from '#client/service-worker/address.ts';
import type { Message, Source } from '#client/service-worker/messages.ts';

/** Whether it is there now, and was not when the page was loaded. Without https or support there is none. */
export async function register(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return false;
  try {
    const controlled = new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
    await serviceWorker.register(WORKER);
    await controlled;
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** What the page has loaded so far; the worker skips what it has. */
export async function keepLoadedFiles() {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  await tell({ kind: 'keep-files', files: files.map(({ pathname }) => pathname) });
}

/** Once the worker is there. */
export async function tell(message: Message) {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

export async function ask(message: Message): Promise<Source | undefined> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<Source>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage(message, [port2]);
  return answered;
}
