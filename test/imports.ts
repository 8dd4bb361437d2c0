import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type Import, mapImport, readImport, runImport, startImport } from '#contract/imports.ts';
import type { TestMarket } from './market.ts';
import type { Caller, SentFile } from './people.ts';

export const csv = (content: BodyInit): SentFile => ({ type: 'text/csv', content });

export const bikesFile = csv('name,price,year,city\nYamaha FZ-S,1200,2018,Dhaka\nBajaj Pulsar 150,900,2015,Sylhet\n');
export const columnsOfBikes = {
  mapping: { productName: 0, resalePrice: 1, modelYear: 2, sellerLocation: 3 },
  settings: { sellerPhone: '+880 1700-000000' },
};

export async function anImportOf(seller: Caller, file: SentFile = bikesFile): Promise<string> {
  const { status, body } = await seller.call(startImport, { query: { fileName: 'bikes.csv' }, file });
  assert.equal(status, 200, body.detail);
  return body._id;
}

export async function importBodies(seller: Caller): Promise<Record<string, [Caller, object, { id: string }]>> {
  return {
    mapImport: [seller, columnsOfBikes, { id: await anImportOf(seller) }],
    confirmImportRows: [seller, { isConfirmed: true }, { id: await aCheckedImportOf(seller) }],
  };
}

export async function through(seller: Caller, id: string): Promise<Import> {
  for (;;) {
    const { body } = await seller.call(readImport, { params: { id } });
    if (body.state !== 'checking' && body.state !== 'importing') return body;
    await pause(20);
  }
}

/** With the guessed columns. */
export async function aCheckedImportOf(seller: Caller, file = bikesFile, settings: object = {}): Promise<string> {
  const id = await anImportOf(seller, file);
  const { body } = await seller.call(readImport, { params: { id } });
  const chosen = { mapping: body.mapping, settings: { ...body.settings, ...columnsOfBikes.settings, ...settings } };
  const mapped = await seller.call(mapImport, { params: { id }, body: chosen });
  assert.equal(mapped.status, 200, mapped.body.detail);
  const { state, fault } = await through(seller, id);
  assert.equal(state, 'checked', fault);
  return id;
}

export async function aFinishedImportOf(seller: Caller, file = bikesFile, settings: object = {}): Promise<Import> {
  const id = await aCheckedImportOf(seller, file, settings);
  const { status, body } = await seller.call(runImport, { params: { id } });
  assert.equal(status, 200, body.detail);
  return through(seller, id);
}

export async function aWaitingImportOf({ market }: Pick<TestMarket, 'market'>, seller: Caller): Promise<string> {
  const id = await aCheckedImportOf(seller);
  await market.sql`update imports set state = 'waiting', waits_since = now() where id = ${id}`;
  return id;
}
