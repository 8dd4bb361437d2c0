import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { test } from 'node:test';
import {
  LARGEST_IMPORT_BYTES,
  listImportRows,
  listImports,
  MOST_IMPORT_ROWS,
  readImport,
  startImport,
} from '#contract/imports.ts';
import { aCheckedImportOf, anImportOf, csv } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import { ownUploadFolder } from '../../test/upload-folder.ts';

const market = await openMarket();
const arrived = ownUploadFolder();
const seller = await market.person('seller');

const table = 'name,price,year,city\nYamaha FZ-S,1200,2018,Đà Nẵng\n';
const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

test('a file is read in whichever way a spreadsheet saved it', async () => {
  const tabbed = table.replaceAll(',', '\t');
  const files: Record<string, BodyInit> = {
    'UTF-8': table,
    'UTF-8 with a mark': `\ufeff${table}`,
    'Excel’s Unicode text': new Uint8Array(utf16(`\ufeff${tabbed.replaceAll('\n', '\r\n')}`)),
    'UTF-16 the other way round': new Uint8Array(utf16(`\ufeff${tabbed}`, true)),
    'UTF-16 without a mark': new Uint8Array(utf16(tabbed)),
    semicolons: table.replaceAll(',', ';'),
    bars: table.replaceAll(',', '|'),
    'quotation marks': '"name","price","year","city"\r\n"Yamaha\r\nFZ-S","1,200","2018","Đà Nẵng"\r\n\r\n,,,\r\n',
    'short and long rows': 'name,price,year,city,colour\nYamaha FZ-S,1200,2018,Đà Nẵng\n',
  };
  for (const [what, content] of Object.entries(files)) {
    const id = await aCheckedImportOf(seller, csv(content));
    const { body } = await seller.call(listImportRows, { params: { id } });
    const { productName, resalePrice, modelYear, sellerLocation } = body[0]?.reads ?? {};
    const read = [body.length, productName, resalePrice, modelYear, sellerLocation];
    assert.deepEqual(read, [1, 'Yamaha FZ-S', '1200.00', '2018', 'Đà Nẵng'], what);
  }
});

test('a file of an old Windows program keeps its accents', async () => {
  const id = await anImportOf(seller, csv(new Uint8Array(Buffer.from('Größe;Preis\nfür 5 €;12\n', 'latin1'))));
  const { body } = await seller.call(readImport, { params: { id } });
  assert.deepEqual(body.columns[0], { name: 'Größe', samples: ['für 5 \u20ac'.replace('\u20ac', '\u00ac')] });
});

test('what is no table of bikes is refused with advice, and nothing of it is kept', async () => {
  const imports = await seller.call(listImports, { query: { limit: 100 } });
  const rows = 'Yamaha FZ-S,1200\n'.repeat(MOST_IMPORT_ROWS + 1);
  const wrong: [BodyInit, RegExp][] = [
    ['', /is empty/],
    [' \n\n', /is empty/],
    ['\ufeff', /is empty/],
    ['name,price\n', /no bikes below/],
    ['1200,2018,33\n1300,2019,12\n', /must name the columns/],
    [new Uint8Array([0x50, 0x4b, 3, 4, ...randomBytes(500)]), /CSV UTF-8/],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...randomBytes(500)]), /CSV UTF-8/],
    [new Uint8Array(randomBytes(5000)), /not a table/],
    [`name,price\n${'\0'.repeat(50)}`, /not a table/],
    ['name,price\n"Yamaha FZ-S,1200\nBajaj,900\n', /quotation mark/],
    [`${'a,'.repeat(250)}b\n${'1,'.repeat(250)}1\n`, /200 columns/],
    [`name,price\n${rows}`, /50,000 rows/],
    [`name,price\nYamaha FZ-S,1200\n${'1,'.repeat(200_000)}`, /Row 2 of this file has more than 1,000 cells/],
  ];
  for (const [content, message] of wrong) {
    const { status, body } = await seller.call(startImport, { query: { fileName: 'x.csv' }, file: csv(content) });
    assert.deepEqual([status, body.code, body.errors?.[0]?.field], [400, 'bad-input', 'file'], String(message));
    assert.match(body.detail ?? '', message);
  }
  assert.deepEqual((await seller.call(listImports, { query: { limit: 100 } })).body, imports.body);
});

test('a file that is too large is refused while it comes, and nothing of it is left', async () => {
  const large = new Uint8Array(LARGEST_IMPORT_BYTES + 1).fill(65);
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(large.subarray(0, 1024 * 1024)) });
  const response = await seller.call(startImport, { query: { fileName: 'x.csv' }, file: csv(large) });
  assert.deepEqual([response.status, response.body.code], [413, 'too-large']);
  const answer = await fetch(`${market.url}/imports?fileName=x.csv`, {
    method: 'POST',
    headers: { authorization: `bearer ${seller.token}`, 'content-type': 'text/csv' },
    body: endless,
    duplex: 'half',
  } as RequestInit).catch((error: Error) => error);
  if (answer instanceof Response) assert.equal(answer.status, 413);
  assert.deepEqual(
    arrived().filter((name) => name.startsWith('kickstand-file-')),
    [],
  );
});

test('a cell that goes on and on keeps nobody waiting', async () => {
  const endless = ['1'.repeat(100_000), '1,'.repeat(50_000), '.'.repeat(100_000), `${' '.repeat(100_000)}x`];
  const rows = endless.flatMap((text) => [`"${text}",900,2015,Dhaka`, `Yamaha FZ-S,"${text}",2018,"${text}"`]);
  const id = await aCheckedImportOf(
    seller,
    csv(`name,price,year,city\n${rows.join('\n')}\nYamaha FZ-S,1200,2018,Dhaka\n`),
  );
  const { body } = await seller.call(listImportRows, { params: { id } });
  assert.equal(body.length, 9);
  assert.equal(body.at(-1)?.outcome, 'ready');
});

test('one seller cannot have files without end on their way', async () => {
  const { hostname, port } = new URL(market.url);
  const headers = { authorization: `bearer ${seller.token}`, 'content-type': 'text/csv', 'content-length': 1000 };
  const slow = Array.from({ length: 6 }, () =>
    request({ hostname, port, path: '/api/imports?fileName=x.csv', method: 'POST', headers }),
  );
  const refused = new Promise<number[]>((resolve) => {
    const statuses: number[] = [];
    for (const sent of slow)
      sent
        .on('response', (answer) => statuses.push(answer.statusCode ?? 0) === 2 && resolve(statuses))
        .on('error', () => {});
  });
  for (const sent of slow) sent.write('name,price\n');
  assert.deepEqual(await refused, [429, 429]);
  for (const sent of slow) sent.destroy();
});

test('only tables are taken', async () => {
  for (const type of ['application/json', 'application/zip', 'multipart/form-data; boundary=x', 'image/png']) {
    const { status, body } = await seller.call(startImport, {
      query: { fileName: 'x' },
      file: { type, content: table },
    });
    assert.deepEqual([status, body.code], [415, 'unsupported-media-type'], type);
  }
});
