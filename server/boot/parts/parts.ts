import type { Env } from '../../env.ts';
import { terminalLog } from '../../http/log-lines.ts';
import { createLogger } from '../../http/logging.ts';
import { storeSettings } from '../../settings/storage.ts';
import type { Bucket } from '../../storage/storage.ts';
import { PartFault } from '../part-fault.ts';

const LIMIT_MS = 5_000;
/** Minimum interval between probes, however often `/readyz` is called. */
const PROBE_INTERVAL_MS = 60_000;

export type PartName = 'store' | 'mail' | 'cards';

export interface Part {
  name: PartName;
  called: string;
  attempt?: () => Promise<void>;
}

export interface Tried {
  part: Part;
  fault?: PartFault;
}

export function partsOf(env: Env): Part[] {
  const { SMTP_URL: smtpUrl, STRIPE_SECRET_KEY: secretKey } = env;
  const store = storeSettings(env);
  return [
    'dir' in store
      ? { name: 'store', called: `Photos: in ${store.dir}` }
      : { name: 'store', called: `Photos: S3 at ${store.endpoint}`, attempt: () => tryBucket(store) },
    smtpUrl
      ? { name: 'mail', called: `Mail: SMTP at ${URL.parse(smtpUrl)?.host}`, attempt: () => tryMail(smtpUrl) }
      : { name: 'mail', called: 'Mail: kept for /dev/mail' },
    secretKey
      ? { name: 'cards', called: 'Cards: Stripe', attempt: () => tryStripe(secretKey) }
      : { name: 'cards', called: 'Cards: the test-mode stand-in' },
  ];
}

// Dynamic imports: a start without external services loads none of these before PostgreSQL starts.
async function tryBucket(store: Bucket) {
  const { tryStore } = await import('../../storage/storage.ts');
  await tryStore(store, LIMIT_MS);
}

async function tryStripe(secretKey: string) {
  const { tryCards } = await import('../../money/stripe/stripe.ts');
  await tryCards({ secretKey, timeoutMs: LIMIT_MS });
}

async function tryMail(smtpUrl: string) {
  const { tryMailServer } = await import('../../../mail/trial.ts');
  const trial = await tryMailServer(smtpUrl, LIMIT_MS);
  if (trial.answers) return;
  const sentence = trial.refusesLogin
    ? 'the mail server refuses the user or the password'
    : 'no mail can be handed over';
  throw new PartFault(`SMTP_URL: ${sentence} (${trial.why})`, { isOurs: trial.refusesLogin });
}

export function tryParts(parts: Part[]): Promise<Tried[]> {
  return Promise.all(
    parts.map(async (part) => {
      try {
        await part.attempt?.();
        return { part };
      } catch (error) {
        if (!(error instanceof PartFault)) throw error;
        return { part, fault: error };
      }
    }),
  );
}

/** At the start: logs services that do not respond. In production, wrong settings abort the start. */
export async function haveParts(env: Env) {
  const faults = (await tryParts(partsOf(env))).flatMap(({ fault }) => fault ?? []);
  const ours = faults.filter(({ isOurs }) => isOurs);
  if (env.production && ours.length > 0)
    throw new Error(`These settings do not work:\n${ours.map(({ message }) => `  ${message}`).join('\n')}`);
  const log = createLogger(env.LOG_LEVEL, terminalLog(env));
  for (const { message } of faults) log.error(`Started without a part that does not answer: ${message}`);
}

/** Result of the last probe; does not wait for a new one. */
export function watchParts(env: Env): () => PartName[] {
  const parts = partsOf(env).filter(({ attempt }) => attempt);
  let unanswered: PartName[] = [];
  let probedAt = 0;
  return () => {
    if (parts.length > 0 && Date.now() - probedAt > PROBE_INTERVAL_MS) {
      probedAt = Date.now();
      tryParts(parts).then(
        (tried) => {
          unanswered = tried.flatMap(({ part, fault }) => (fault ? part.name : []));
        },
        () => {},
      );
    }
    return unanswered;
  };
}
