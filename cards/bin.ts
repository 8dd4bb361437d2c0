#!/usr/bin/env node
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startCards } from './cards.ts';
import { openDatabase } from './open-database.ts';

const USAGE = `stripe-stand-in --webhook http://localhost:3000/webhooks [options]

  --database postgres://…   else PGHOST, PGPORT, PGUSER and PGDATABASE
  --schema cards            the schema that it keeps its state in
  --port 12111
  --secret-key sk_test_…    --publishable-key pk_test_…
  --webhook URL             --webhook-secret whsec_…
  --connect-webhook URL     --connect-secret whsec_…   for events of connected accounts
  --origin http://…         a web site that may call from a browser; may be repeated`;

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      database: { type: 'string' },
      schema: { type: 'string', default: 'cards' },
      port: { type: 'string', default: '12111' },
      'secret-key': { type: 'string', default: 'sk_test_stand_in' },
      'publishable-key': { type: 'string', default: 'pk_test_stand_in' },
      webhook: { type: 'string' },
      'webhook-secret': { type: 'string', default: 'whsec_stand_in' },
      'connect-webhook': { type: 'string' },
      'connect-secret': { type: 'string', default: 'whsec_stand_in_connect' },
      origin: { type: 'string', multiple: true, default: [] },
    },
  });
  if (values.help) console.log(USAGE);
  else await run(values);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 1;
}

interface Values {
  database?: string | undefined;
  schema: string;
  port: string;
  'secret-key': string;
  'publishable-key': string;
  webhook?: string | undefined;
  'webhook-secret': string;
  'connect-webhook'?: string | undefined;
  'connect-secret': string;
  origin: string[];
}

async function run({ database, schema, port, origin: allowedOrigins, ...values }: Values) {
  if (!values.webhook) throw new Error('--webhook is missing');
  const sql = await openDatabase(database, { schema });
  try {
    const connectUrl = values['connect-webhook'];
    const { origin, stop } = await startCards({
      sql,
      port: Number(port),
      secretKey: values['secret-key'],
      publishableKey: values['publishable-key'],
      webhooks: {
        platform: { url: values.webhook, secret: values['webhook-secret'] },
        ...(connectUrl && { connect: { url: connectUrl, secret: values['connect-secret'] } }),
      },
      allowedOrigins,
    });
    console.log(`Stripe stand-in at ${origin}, secret key ${values['secret-key']}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await stop();
  } finally {
    await sql.end({ timeout: 5 });
  }
}
