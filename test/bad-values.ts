import { type Field, ofEachField } from '#contract/bike-fields.ts';

/** `undefined`: the field is missing. */

const notText: unknown[] = [undefined, null, 7, true, [], ['a'], {}, { $ne: '' }, { toString: 'x' }];
const unshowable = ['a\0b', 'a\u0007b', 'a\u001b[31mb', 'a\u0085b', '\ud800', 'a\udfffb'];
const blank = ['', ' ', '\t\r\n', '\u00a0', '\u200b', '\u2060\u200d', '\ufeff'];
const ZERO = '019a0000-0000-7000-8000-000000000000';
const tokens = ['constructor', '__proto__', 'toString', 'null', 'undefined', '$ne', '*'];

const line = (max: number) => [...notText, ...blank, ...unshowable, 'a\nb', 'a\u2028b', 'x'.repeat(max + 1)];
const paragraph = (max: number) => [...notText, ...blank, ...unshowable, 'x'.repeat(max + 1)];

const notDecimal = [
  ...['abc', '12abc', 'NaN', 'Infinity', '-Infinity', '1e3', '0x10', '5.', '.5', '+5', '٣', '５'],
  ...[1e21, 1e-7, -1, '-1', true, [5], ['5'], { valueOf: 5 }],
];
const missing = [undefined, null, '', ' '];

const amount = [...missing, ...notDecimal, 0, '0', '0.00', 1.005, '1.005', '1,20', 1_000_000, '9'.repeat(400)];
const price = [...amount, 0.49, '$0.49'];
const years = [...missing, ...notDecimal, '1,000', '$5', '1 000', 100.1, '101', 1.55, '1.55', 1e9];

const email = [
  ...line(254),
  ...['a', 'a@', '@example.test', 'a@b', 'a b@example.test', 'a@example.test, b@example.test', 'a@@example.test'],
  ...['a@example.test\r\nBCC: b@example.test', '<a@example.test>', `${'x'.repeat(250)}@example.test`, "'--@example"],
];

const notId = [
  ...['', ' ', '1', '-1', 'abc', '507f1f77bcf86cd799439011', '019a0000-0000-7000-8000-00000000000g'],
  ...['019a000000007000800000000000000f', "019a0000-0000-7000-8000-00000000000f'--", ...tokens],
];
const id = [...notText, ...notId];

const phone = [
  ...line(30),
  ...['1234', '1'.repeat(16), 'call me', '+', '12345x', "12345' or '1'='1", '12345;', '++12345', '１２３４５'],
];

const webAddress = [
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

const choice = ['', ' ', 0, null, true, [], ['YAMAHA'], {}, 'HONDA', 'YAMAHA ', 'YAMAHA\0', ...tokens];
const brandOnSale = choice.filter((value) => value !== 'YAMAHA ');
const whole = (...bounds: unknown[]) => [null, '', ' ', ...notDecimal, 1.5, '1.5', 1e9, '9'.repeat(40), ...bounds];
const frame = [
  '',
  ' ',
  7,
  true,
  [],
  {},
  'ABC1',
  'A'.repeat(26),
  'x'.repeat(41),
  "ABC12'--",
  'ABC_12',
  'АБВ123',
  'abc\0de',
];
const shortFacts = [null, 'Registration', 7, {}, Array(9).fill('Registration')];
const brand = [...line(40), '/', 'A/B', '../x', '<b>', '-', '%', 'A?B', 'A#B'];
const photo = [null, 7, '', 'x', 'A'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), '../../etc/passwd', ...tokens];
const yesOrNo = [undefined, null, 0, 1, '', 'true', 'false', [], {}];
const category = { brandName: brand, photo, picture: [...webAddress].filter((value) => value !== undefined) };

const transaction = [
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

const notObject = [undefined, null, 7, true, '', 'x', [], [7]];

const present = (values: unknown[]) => values.filter((value) => value !== undefined);

function bikeFact(field: Field): unknown[] {
  if (field.kind === 'line') return present(line(field.longest));
  if (field.kind === 'year') return whole(1899, '1899', new Date().getUTCFullYear() + 2, 20_26.5, '26');
  if (field.kind === 'whole') return whole(field.least - 1, field.most + 1);
  return [...choice, ...field.values.flatMap((value) => [`${value} `, `${value}\0`, `x${value}`])];
}

const product = {
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

const reason = { reason: paragraph(1000) };
const relist = present(yesOrNo);
const instant = [
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
const statement = {
  words: paragraph(4000),
  photos: [null, 'x', 7, {}, Array(9).fill({ name: 'a'.repeat(32) })],
};

const zone = [null, 7, [], {}, '', ' ', 'Dhaka time', 'Asia/Nowhere', '+06:00', '../etc', 'x'.repeat(65), ...tokens];
const bulk = [undefined, null, 7, 'x', {}, []];

/** By endpoint and field. */
export const badFields: Record<string, Record<string, unknown[]>> = {
  addProduct: { ...product, confirmedPrice: present(price) },
  editProduct: {
    ...product,
    confirmedPrice: present(price),
    img: present(webAddress),
    revision: [undefined, null, '1', 0, -1, 1.5, 1e300, [], {}],
  },
  bookProduct: { productId: id, number: phone, location: line(200), resalePrice: present(price) },
  createPaymentIntent: { resalePrice: price, bookingId: present(id) },
  recordPayment: { bookingId: id, productId: present(id), transactionId: transaction, resalePrice: present(price) },
  createUser: {
    name: line(100),
    email,
    role: [...choice, undefined, 'admin', 'Buyer', 'seller,admin', ['seller']],
    isVarified: ['true', 1, null, {}],
  },
  addCategory: category,
  changeCategory: category,
  orderCategories: { ids: [undefined, null, 7, 'x', {}, Array(1001).fill(ZERO)] },
  mapImport: { mapping: notObject, settings: notObject },
  confirmImportRows: { rows: [null, 7, 'x', {}, Array(1001).fill(1)], isConfirmed: yesOrNo },
  retireCategory: { isRetired: yesOrNo },
  readNotices: { upTo: id, bookingId: present(id) },
  proposeMeeting: {
    slots: [undefined, null, 'x', 7, {}, [], Array(4).fill('2026-11-22T10:00:00Z')],
    place: line(200),
    timeZone: zone,
  },
  acceptMeeting: { slot: instant },
  handOver: {
    code: [...notText, ...blank, '12345', '1234567', '12345a', '-12345', '１２３４５６', '12 3456', '1e5000'],
  },
  declineDeal: { ...reason, relist },
  cancelDeal: { ...reason, relist, late: relist },
  missOther: reason,
  disputeDeal: statement,
  releasePayout: reason,
  refundPayout: reason,
  addStatement: statement,
  decideVerification: { isVarified: [undefined, null, 0, 1, 'true', '', [], {}], note: present(paragraph(500)) },
  changeName: { name: line(100) },
  decideImportReview: { decision: [...choice, undefined, 'perhaps'], ...reason },
  explainReport: { reason: [...choice, undefined, 'bored'], words: present(paragraph(500)) },
  changePrices: {
    changes: [
      ...bulk,
      [
        { _id: ZERO, formerPrice: 1, resalePrice: 2 },
        { _id: ZERO, formerPrice: 1, resalePrice: 3 },
      ],
    ],
  },
  removeProducts: { ids: [...bulk, [ZERO, ZERO], Array(101).fill(ZERO)] },
  hideProduct: { isHidden: [undefined, null, 0, 1, 'true', '', [], {}] },
  decideDispute: { decision: [...choice, undefined, 'pay', 'refund-none'], ...reason, refund: amount },
};

const text = (values: unknown[]) =>
  values.filter((value) => typeof value === 'string' && !/[\ud800-\udfff]/.test(value));

const search = ['x'.repeat(101), ...text(unshowable), 'a\nb', 'a\u2028b'];

/** Comma-separated; empty items are ignored. */
const several = (values: unknown[]) => text(values).filter((value) => String(value).trim());
const thirteen = Array.from({ length: 13 }, (_, at) => `a${at}`).join();
const notWhole = ['', ' ', '-1', '1.5', '1e3', '0x10', 'abc', '12abc', '٣', '1,2', '9'.repeat(9), '9'.repeat(400)];

/** By parameter, or by endpoint and parameter. */
export const badParameters: Record<string, unknown[]> = {
  limit: [
    '',
    ' ',
    '0',
    '-1',
    '101',
    '1.5',
    '1e1',
    '0x10',
    'abc',
    '12abc',
    'NaN',
    'Infinity',
    '٣',
    '9'.repeat(400),
    '5,6',
  ],
  after: notId,
  'listImportRows after': ['-1', '1.5', 'abc', '1e400', ...tokens],
  'listImportReviewRows after': ['-1', '1.5', 'abc', '1e400', ...tokens],
  outcome: [...text(choice), 'READY'],
  fileName: text(line(200)),
  role: [...text(choice), 'admin', 'BUYER'],
  email: text(email),
  id: notId,
  ids: [...notId, `${ZERO},`, `${ZERO},1`, Array.from({ length: 25 }, (_, at) => ZERO.slice(0, -2) + (at + 10))],
  name: text(photo).filter((value) => value !== ''),
  brandName: text(line(40)),
  search,
  q: search,
  brand: text(line(40)),
  sort: [...text(choice), 'NEWEST', 'newest,name', 'oldest', 'id'],
  state: [...text(choice), 'removed', 'SOLD'],
  literal: [...text(choice), 'no', 'YES'],
  'searchProducts brand': [...several([...unshowable, 'a\nb', 'x'.repeat(41)]), thirteen],
  model: ['Pulsar', 'pulsar--150', '-', 'x'.repeat(81), `pulsar,${'x'.repeat(81)}`, thirteen],
  body: ['Scooter', 'scooter,plane', thirteen],
  condition: ['good', 'Good,Bad', thirteen],
  owners: ['0', '5', 'one', '1,2,9', thirteen],
  verified: [...text(choice), 'no', 'true'],
  minPrice: [...notWhole, '10000001'],
  maxPrice: [...notWhole, '10000001'],
  minYear: [...notWhole, '1899', '2101'],
  maxYear: [...notWhole, '1899', '2101'],
  minKm: [...notWhole, '2000001'],
  maxKm: [...notWhole, '2000001'],
  minCc: [...notWhole, '3001'],
  maxCc: [...notWhole, '3001'],
  place: [...notWhole, '0'],
  within: [...notWhole, '0', '501'],
  'searchProducts after': ['', ' ', '!', 'A'.repeat(33), '_'.repeat(34), 'x'.repeat(201), ZERO, ...tokens],
};

/** Unusual but valid texts, which must come back unchanged. */
export const strangeTexts = [
  "Robert'); drop table products; --",
  '1; select pg_sleep(10)',
  "' or '1'='1",
  '{{7*7}} #{7*7} <%= 7*7 %> %s %n $1 \\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&lt;b&gt; &amp;',
  'null',
  '../../etc/passwd',
  '🏍️ Royal Enfield 👨‍👩‍👧‍👦 🇧🇩',
  'ইয়ামাহা এফজেড',
  'दुपहिया क्‍षमा',
  'مرحبا بالعالم (1)',
  'שלום Yamaha',
  'ヤマハ発動機',
  'Ямаха',
  'Z͑ͫ̓a̴l̷g̶o',
  'ﬁne ½ ™ ²',
  'e\u0301te\u0301 in Malmo\u0308',
];
