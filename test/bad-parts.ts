import { type Field, ofEachField } from '#contract/bike-fields.ts';

/** `undefined`: the field is missing. */

export const notText: unknown[] = [undefined, null, 7, true, [], ['a'], {}, { $ne: '' }, { toString: 'x' }];
export const unshowable = ['a\0b', 'a\u0007b', 'a\u001b[31mb', 'a\u0085b', '\ud800', 'a\udfffb'];
export const blank = ['', ' ', '\t\r\n', '\u00a0', '\u200b', '\u2060\u200d', '\ufeff'];
export const ZERO = '019a0000-0000-7000-8000-000000000000';
export const tokens = ['constructor', '__proto__', 'toString', 'null', 'undefined', '$ne', '*'];

export const line = (max: number) => [...notText, ...blank, ...unshowable, 'a\nb', 'a\u2028b', 'x'.repeat(max + 1)];
export const paragraph = (max: number) => [...notText, ...blank, ...unshowable, 'x'.repeat(max + 1)];

export const notDecimal = [
  ...['abc', '12abc', 'NaN', 'Infinity', '-Infinity', '1e3', '0x10', '5.', '.5', '+5', '٣', '５'],
  ...[1e21, 1e-7, -1, '-1', true, [5], ['5'], { valueOf: 5 }],
];
export const missing = [undefined, null, '', ' '];

export const amount = [...missing, ...notDecimal, 0, '0', '0.00', 1.005, '1.005', '1,20', 1_000_000, '9'.repeat(400)];
export const price = [...amount, 0.49, '$0.49'];
export const years = [...missing, ...notDecimal, '1,000', '$5', '1 000', 100.1, '101', 1.55, '1.55', 1e9];

export const email = [
  ...line(254),
  ...['a', 'a@', '@example.test', 'a@b', 'a b@example.test', 'a@example.test, b@example.test', 'a@@example.test'],
  ...['a@example.test\r\nBCC: b@example.test', '<a@example.test>', `${'x'.repeat(250)}@example.test`, "'--@example"],
];

export const notId = [
  ...['', ' ', '1', '-1', 'abc', '507f1f77bcf86cd799439011', '019a0000-0000-7000-8000-00000000000g'],
  ...['019a000000007000800000000000000f', "019a0000-0000-7000-8000-00000000000f'--", ...tokens],
];
export const id = [...notText, ...notId];

export const phone = [
  ...line(30),
  ...['1234', '1'.repeat(16), 'call me', '+', '12345x', "12345' or '1'='1", '12345;', '++12345', '１２３４５'],
];

export const webAddress = [
  ...line(2048),
  ...[
    'x',
    'www.example.test',
    '//example.test/a.jpg',
    'http://',
    'https:// example.test',
    'https://exa mple.test/',
    'https:example.test',
    'https:/example.test',
  ],
  ...['javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd', 'ftp://example.test/a', 'blob:x'],
  ...['java\tscript:alert(1)', `https://example.test/${'x'.repeat(2048)}`],
];

export const choice = ['', ' ', 0, null, true, [], ['YAMAHA'], {}, 'HONDA', 'YAMAHA ', 'YAMAHA\0', ...tokens];
export const brandOnSale = choice.filter((value) => value !== 'YAMAHA ');
export const whole = (...bounds: unknown[]) => [
  null,
  '',
  ' ',
  ...notDecimal,
  1.5,
  '1.5',
  1e9,
  '9'.repeat(40),
  ...bounds,
];
export const frame = [
  '',
  ' ',
  7,
  true,
  [],
  {},
  'ABC1',
  'A'.repeat(18),
  'ME4KC319B840O0001',
  'x'.repeat(41),
  "ABC12'--",
  'ABC_12',
  'АБВ123',
  'abc\0de',
];
export const shortFacts = [null, 'Registration', 7, {}, Array(9).fill('Registration')];
export const brand = [...line(40), '/', 'A/B', '../x', '<b>', '-', '%', 'A?B', 'A#B'];
export const photo = [null, 7, '', 'x', 'A'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), '../../etc/passwd', ...tokens];
export const yesOrNo = [undefined, null, 0, 1, '', 'true', 'false', [], {}];
export const category = { brandName: brand, photo, picture: [...webAddress].filter((value) => value !== undefined) };

export const transaction = [
  undefined,
  null,
  '',
  7,
  [],
  {},
  'ch_123',
  'pi_',
  'pi_1/refund',
  'pi_1?x=1',
  `pi_${'a'.repeat(300)}`,
  'pi_../..',
];

export const notObject = [undefined, null, 7, true, '', 'x', [], [7]];

export const present = (values: unknown[]) => values.filter((value) => value !== undefined);

export function bikeFact(field: Field): unknown[] {
  if (field.kind === 'line') return present(line(field.longest));
  if (field.kind === 'year') return whole(1899, '1899', new Date().getUTCFullYear() + 2, 20_26.5, '26');
  if (field.kind === 'whole') return whole(field.least - 1, field.most + 1);
  return [...choice, ...field.values.flatMap((value) => [`${value} `, `${value}\0`, `x${value}`])];
}

export const product = {
  productName: line(120),
  img: webAddress,
  photos: [null, 'x', 7, {}, Array(21).fill({ name: 'a'.repeat(32) }), [{ name: 'a'.repeat(32) }]],
  orgPrice: price,
  resalePrice: price,
  yearsOfUse: years,
  categoryName: brandOnSale,
  modelId: [null, 7, '', ' ', 'Yamaha FZ', 'no-such-model', '-', 'a'.repeat(81), [], {}, ...tokens],
  ...ofEachField((_, field) => bikeFact(field)),
  frameNumber: frame,
  papers: shortFacts,
  service: shortFacts,
  sellerLocation: line(120),
  placeId: [null, '1', 0, -1, 1.5, 2_000_000_000, Number.MAX_SAFE_INTEGER, 1e300, [], {}, 'Dhaka', ...tokens],
  sellerPhone: phone,
  disc: paragraph(4000),
};

export const reason = { reason: paragraph(1000) };
export const relist = present(yesOrNo);
export const instant = [
  ...notText,
  '0000-01-01T00:00Z',
  '9999-12-31T23:59:59-12:00',
  '',
  ' ',
  'tomorrow',
  '2026-11-22',
  '2026-11-22T10:00',
  '10:00',
  '1',
  '9'.repeat(40),
];
export const statement = {
  words: paragraph(4000),
  photos: [null, 'x', 7, {}, Array(9).fill({ name: 'a'.repeat(32) })],
};

export const message = {
  id,
  words: paragraph(2000),
  photos: [null, 'x', 7, {}, Array(7).fill({ name: 'a'.repeat(32) })],
};

export const zone = [
  null,
  7,
  [],
  {},
  '',
  ' ',
  'Dhaka time',
  'Asia/Nowhere',
  '+06:00',
  '../etc',
  'x'.repeat(65),
  ...tokens,
];
export const bulk = [undefined, null, 7, 'x', {}, []];
