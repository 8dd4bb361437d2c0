import { WORKER } from '#client/service-worker/address.ts';
import { deviceInWords } from '../device.ts';

export type PushState = 'impossible' | 'forbidden' | 'possible';

export function pushState(): PushState {
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isPossible) return 'impossible';
  return Notification.permission === 'denied' ? 'forbidden' : 'possible';
}

/** The endpoint by which this browser is known, when it is subscribed. */
export async function ownEndpoint(): Promise<string | null> {
  if (pushState() !== 'possible') return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks the person, so only call it on a click. Undefined: they have said no. */
export async function subscribe(applicationServerKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribeAnew(pushManager, applicationServerKey);
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh: publicKey = '', auth: authSecret = '' } = keys;
  return { endpoint: endpoint ?? '', publicKey, authSecret, name: deviceInWords(navigator.userAgent) };
}

/** One that was made under another key of the market would get nothing. */
async function subscribeAnew(pushManager: PushManager, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old =
      error instanceof DOMException && error.name === 'InvalidStateError' && (await pushManager.getSubscription());
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

export async function unsubscribe() {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
