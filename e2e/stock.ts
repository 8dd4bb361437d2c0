import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import {
  type Import,
  type ImportField,
  type ImportState,
  mapImport,
  readImport,
  runImport,
  startImport,
} from '#contract/imports.ts';
import type { Caller } from '../test/people.ts';
import { expect } from './kickstand.ts';

/** A dealer's table with typical faults. */
export const STOCK = `Bike,Price (INR),City,KM driven,Year,Owner,Box
Bajaj Pulser 150 2014,"1,20,000",Bangalore,"35,000 km",2014,First Owner,A1
Yamaha FZ-S 2018,85000,Delhi,25000,2018,1st owner,A2
Hero Splendor Plus 2016,45000,Mumbai,"48,200 km",2016,Second Owner,A3
Yamaha R15 V3 2019,"Rs 1,35,000",Pune,12000,2019,First Owner,A4
Bajaj Pulsar NS200 2017,1.1 lakh,Chennai,31000,2017,First Owner,A5
Hero Glamour 2015,৪৫০০০,Kolkata,52000,2015,Second Owner,A6
Yamaha FZ-S 2018,85000,Delhi,25000,2018,1st owner,A7
Hero Passion Pro 2017,40-45k,Jaipur,30000,2017,First Owner,A8
Honda CB Shine 2016,52000,Delhi,41000,2016,First Owner,A9
Bajaj Discover 125 2013,,Lucknow,60000,2013,Third Owner,B1
Yamaha MT-15 2020,155000,Hyderabad,hardly any,2020,First Owner,B2
${Array.from({ length: 19 }, (_, nth) => `Yamaha Fazer 2015,${60_000 + nth * 1000},Nagpur,${20_000 + nth * 731},2015,First Owner,C${nth}`).join('\n')}
`;
/** Results of the dry run. */
export const OUTCOMES = { 'All rows': 30, Ready: 24, Corrected: 2, Duplicate: 1, Refused: 3 };

/** Defaults for all rows. */
export const ONCE = { 'Phone Number': '+91 98200 00000', '1 dollar in INR': '83.5' };

export const csv = (text = STOCK, name = 'stock.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

export const filePicker = (page: Page): Locator => page.getByLabel('Choose a CSV file');

/** Waits for the column mapping. */
export async function send(page: Page, file = csv()) {
  await filePicker(page).setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'What is in which column?' })).toBeVisible();
}

/** Runs an import up to a state, through the API. */
export async function anImport(
  seller: Caller,
  { url }: { url: string },
  { fileName = 'stock.csv', text = STOCK } = {},
) {
  const address = `${url}/api${startImport.path}?${new URLSearchParams({ fileName })}`;
  const headers = { authorization: `bearer ${seller.token}`, 'content-type': 'text/csv' };
  const answer = await fetch(address, { method: startImport.method, headers, body: text });
  if (!answer.ok) throw new Error(`Sending a file answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Import;
}

interface Sent {
  fileName?: string;
  text?: string;
  /** The field whose column is left out. */
  without?: ImportField;
}

export async function aCheckedImport(
  seller: Caller,
  place: { url: string },
  { without, ...file }: Sent = {},
): Promise<Import> {
  const { _id, mapping: guessed, settings } = await anImport(seller, place, file);
  const mapping = without ? { ...guessed, [without]: undefined } : guessed;
  const body = { mapping, settings: { ...settings, perDollar: 83.5, sellerPhone: ONCE['Phone Number'] } };
  await seller.call(mapImport, { params: { id: _id }, body });
  return untilItIs('checked', seller, _id);
}

export async function aDoneImport(seller: Caller, place: { url: string }, file: Sent = {}): Promise<Import> {
  const { _id } = await aCheckedImport(seller, place, file);
  await seller.call(runImport, { params: { id: _id } });
  return untilItIs('done', seller, _id);
}

async function untilItIs(state: ImportState, seller: Caller, id: string): Promise<Import> {
  for (;;) {
    const { body } = await seller.call(readImport, { params: { id } });
    if (body.state === state) return body;
    await pause(100);
  }
}
