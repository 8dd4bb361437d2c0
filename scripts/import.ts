import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { IMPORT_FIELDS, type Import, type ImportField, ImportMapping, ImportSettings } from '#contract/imports.ts';
import { findSecrets, frameKey } from '../server/boot/secrets.ts';
import type { Sql } from '../server/database/connect.ts';
import { HttpError } from '../server/http/errors.ts';
import type { Viewer } from '../server/http/viewer.ts';
import * as imports from '../server/imports/imports.ts';
import { userByEmail } from '../server/users/queries.ts';
import { carryOut, written } from './command.ts';
import { withDatabase } from './database.ts';

const USAGE = `npm run import -- file.csv --seller someone@example.com
  --map column=field     which column holds what, as often as needed; fields: ${IMPORT_FIELDS.join(', ')}
  --brand --condition --phone --place     what the file does not say, for all bikes
  --currency INR --per-dollar 83          what prices are written in
  --distance-unit mi                      what distances are written in
  --confirm-prices                        also list rows whose price is asked about
  --dry-run    only check every row
  --yes        list without asking`;

const MOST_FAULTS = 20;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function options() {
  const { values, positionals } = written(
    {
      allowPositionals: true,
      options: {
        seller: text,
        map: { ...text, multiple: true, default: [] },
        brand: text,
        condition: text,
        phone: text,
        place: text,
        currency: text,
        'per-dollar': text,
        'distance-unit': text,
        'confirm-prices': flag,
        'dry-run': flag,
        yes: flag,
      },
    },
    USAGE,
  );
  const [file] = positionals;
  if (!file || !values.seller) throw new HttpError(400, 'Usage', 'bad-input', USAGE);
  return { ...values, file, seller: values.seller };
}

await carryOut(async () => {
  const chosen = options();
  await withDatabase(async ({ env, sql }) => {
    const secrets = await findSecrets(env, 'ACCESS_TOKEN_SECRET', 'FRAME_NUMBER_SECRET');
    await run({ sql, frameSecret: frameKey(env, secrets) }, chosen);
  });
});

async function run(market: imports.Importing, chosen: ReturnType<typeof options>) {
  const { sql } = market;
  const [seller] = await userByEmail(sql, chosen.seller.toLowerCase());
  if (seller?.role !== 'seller')
    throw new HttpError(404, 'Not found', 'not-found', `${chosen.seller} is no seller here.`);
  const file = { fileName: basename(chosen.file), upload: createReadStream(chosen.file), requester: {} };
  const sent = await imports.startImport(sql, seller, file);
  try {
    const mapped = { mapping: mappingOf(sent, chosen.map), settings: settingsOf(sent, chosen) };
    for (const [field, index] of Object.entries(mapped.mapping)) console.log(`${sent.columns[index]?.name} → ${field}`);
    await imports.mapImport(sql, seller, sent._id, mapped);
  } catch (error) {
    await imports.removeImport(sql, seller, sent._id);
    throw error;
  }
  const checked = await pursued(market, seller, sent._id, 'Checked');
  await tellFaults(sql, seller, checked);
  const { ready, corrected } = await answered(sql, seller, checked, chosen['confirm-prices']);
  if (!chosen['dry-run'] && ready + corrected > 0 && (chosen.yes || (await agreed(ready + corrected)))) {
    await imports.runImport(market, seller, sent._id, { approved: true });
    await pursued(market, seller, sent._id, 'Listed');
  }
  const result = `${chosen.file.replace(/\.\w+$/, '')}.result.csv`;
  await writeFile(result, await imports.importResult(sql, seller, sent._id));
  console.log(`What became of every row: ${result}`);
}

function mappingOf({ columns, mapping }: Import, pairs: string[]) {
  const chosen = pairs.map((pair) => {
    const [, column = '', field = ''] = /^(.*)=(\w+)$/.exec(pair) ?? [];
    const index = columns.findIndex(({ name }) => name === column);
    if (index < 0 || !IMPORT_FIELDS.includes(field as ImportField))
      throw new HttpError(
        400,
        'Bad input',
        'bad-input',
        `--map ${pair}: there is no such column or field.\n\n${USAGE}`,
      );
    return [field, index] as const;
  });
  const taken = new Set(chosen.map(([, index]) => index));
  const guessed = Object.entries(mapping).filter(([, index]) => !taken.has(index));
  return ImportMapping.parse(Object.fromEntries([...guessed, ...chosen]));
}

function settingsOf({ settings }: Import, chosen: ReturnType<typeof options>) {
  const given = {
    categoryName: chosen.brand,
    condition: chosen.condition,
    sellerPhone: chosen.phone,
    sellerLocation: chosen.place,
    currency: chosen.currency,
    perDollar: chosen['per-dollar'] && Number(chosen['per-dollar']),
    distanceUnit: chosen['distance-unit'],
  };
  const read = ImportSettings.safeParse({
    ...settings,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new HttpError(400, 'Bad input', 'bad-input', `${faults.join('\n')}\n\n${USAGE}`);
}

/** Runs the import, or polls one that another process runs. */
async function pursued(market: imports.Importing, seller: Viewer, id: string, done: string): Promise<Import> {
  const show = async () => {
    const now = await imports.readImport(market.sql, seller, id);
    if (process.stdout.isTTY) process.stdout.write(`\r${now.through} of ${now.rows} rows `);
    return now;
  };
  const progress = setInterval(show, 500);
  await imports.pursue(market, id, console);
  clearInterval(progress);
  let now = await show();
  for (; now.state === 'checking' || now.state === 'importing'; now = await show()) await pause(500);
  if (now.fault) throw new HttpError(500, 'Import', 'unexpected', now.fault);
  const counts = Object.entries(now.outcomes).filter(([, count]) => count > 0);
  console.log(`\n${done} ${now.rows} rows: ${counts.map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`);
  return now;
}

async function answered(sql: Sql, seller: Viewer, { _id, outcomes }: Import, isConfirmed: boolean) {
  if (!outcomes.asked) return outcomes;
  const rows = await imports.importRows(sql, seller, _id, { limit: MOST_FAULTS, outcome: 'asked' });
  for (const { number, questions } of rows.slice(0, MOST_FAULTS))
    console.log(`  row ${number}: ${questions.map(({ message }) => message).join('; ')}`);
  if (isConfirmed) return (await imports.confirmRows(sql, seller, _id, { isConfirmed })).outcomes;
  console.log(`${outcomes.asked} rows are left out: say that their prices are right with --confirm-prices.`);
  return outcomes;
}

async function tellFaults(sql: Sql, seller: Viewer, { _id }: Import) {
  const rows = await imports.importRows(sql, seller, _id, { limit: MOST_FAULTS, outcome: 'refused' });
  for (const { number, faults } of rows.slice(0, MOST_FAULTS))
    console.log(`  row ${number}: ${faults.map(({ message }) => message).join('; ')}`);
}

async function agreed(bikes: number): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log(`${bikes} bikes can be listed: say so with --yes.`);
    return false;
  }
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question(`List ${bikes} bikes? (yes/no) `);
  ask.close();
  return /^y/i.test(answer.trim());
}
