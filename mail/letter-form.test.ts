import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INLINE, STYLESHEET } from './letter-style.ts';
import { letter } from './letters.ts';

const READER = { name: 'Maya', email: 'maya@example.com' };
const SITE = 'https://bikes.example.test';
const PICTURE = { address: `${SITE}/photos/0a-400.webp`, alt: 'Yamaha "FZ-S" V3' };
const FOOTER = { why: 'You saved a search.', links: [{ label: 'Stop them', link: `${SITE}/stop?token=x` }] };
const PARTS = ['A bike <matches> & waits.', { label: 'See it', link: `${SITE}/a?b=1&c=2` }, 'Bye.'];
const mail = letter(READER, 'A bike for you', PARTS, { picture: PICTURE, footer: FOOTER });

test('text and HTML say the same: greeting, words, what to do, why the letter came', () => {
  assert.equal(
    mail.text,
    `Hi Maya,\n\nA bike <matches> & waits.\n\nSee it: ${SITE}/a?b=1&c=2\n\nBye.\n\nKickstand\nYou saved a search.\nStop them: ${SITE}/stop?token=x`,
  );
  const places = [
    '<h1 class="ink title"',
    'Hi Maya,',
    'A bike &lt;matches&gt; &amp; waits.</p>',
    `href="${SITE}/a?b=1&amp;c=2"`,
    'Bye.</p>',
    'You saved a search.',
    `href="${SITE}/stop?token=x"`,
  ].map((words) => mail.html.indexOf(words));
  assert.ok(!places.includes(-1), String(places));
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
});

test('nothing is loaded but the bike’s picture, which has its size and its words', () => {
  const loads = [...mail.html.matchAll(/(?:src|background)="([^"]*)"|url\(|@import|<(?:script|link|iframe|object)\b/g)];
  assert.deepEqual(
    loads.map(([, address]) => address),
    [PICTURE.address],
  );
  assert.match(mail.html, /<img [^>]*alt="Yamaha &quot;FZ-S&quot; V3" width="128" height="96"/);
  assert.doesNotMatch(letter(READER, 'News', PARTS).html, /<img/);
});

test('lists of mails show what happened, and nothing else of the letter', () => {
  const [, preview = ''] = /<div class="preview"[^>]*>(.*?)<\/div>/.exec(mail.html) ?? [];
  assert.match(preview, /^A bike &lt;matches&gt; &amp; waits\.(&#847; &zwnj; &nbsp; ){40}$/);
  const said = letter(READER, 'News', PARTS, { preview: 'Sold.' }).html;
  assert.match(said, /<div class="preview"[^>]*>Sold\.&#847;/);
});

test('the first link is the button, further ones stand back', () => {
  const two = letter(READER, 'News', [
    { label: 'Log in', link: SITE },
    { label: 'Reset', link: SITE },
  ]);
  assert.deepEqual(
    [...two.html.matchAll(/<a class="button ([^"]*)"/g)].map(([, look]) => look),
    ['signal', 'ink edge'],
  );
});

test('it is readable in the dark, and where stylesheets are dropped', () => {
  const dark = STYLESHEET.slice(STYLESHEET.indexOf('@media (prefers-color-scheme: dark)'));
  const classes = [...mail.html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  for (const name of ['paper', 'preview', 'sheet', 'ink', 'quiet', 'picture', 'signal']) {
    assert.ok(classes.includes(name), name);
    for (const where of ['', '[data-ogsc] ', '[data-ogsb] ']) assert.ok(dark.includes(`${where}.${name}`), name);
  }
  for (const [name, style] of Object.entries(INLINE))
    if (/Link$|^(title|text|mark|wordmark|footer)$/.test(name)) assert.match(style, /(^|; )color: #/, name);
  for (const [ink, paper] of [
    ['#1e2228', '#fdfcfb'],
    ['#54585f', '#f4f3f0'],
    ['#201b12', '#fbc62b'],
    ['#ecebe7', '#202328'],
    ['#afb1b5', '#15171b'],
  ] as const)
    assert.ok(contrast(ink, paper) >= 4.5, `${ink} on ${paper}`);
});

test('bikes are listed with name, price, facts and link; one without a picture leaves no gap', () => {
  const bikes = [
    {
      name: 'Yamaha FZ-S <V3>',
      price: '$1,450',
      facts: '12,000 km, Dhaka',
      link: `${SITE}/1`,
      picture: `${SITE}/1.jpg`,
    },
    { name: 'Hero Splendor', price: '$600', facts: '', link: `${SITE}/2` },
  ];
  const { text, html } = letter(READER, 'News', [{ bikes }]);
  assert.match(
    text,
    /\nYamaha FZ-S <V3>\n\$1,450, 12,000 km, Dhaka\nhttps:.*\/1\n\nHero Splendor\n\$600\nhttps:.*\/2\n/,
  );
  const rows = [...html.matchAll(/<tr>(?:(?!<\/tr>).)*class="line"(?:(?!<\/tr>).)*<\/tr>/g)].map(([row]) => row);
  assert.deepEqual(
    rows.map((row) => [row.includes('<img'), /colspan="(\d)"/.exec(row)?.[1], row.split('<td').length - 1]),
    [
      [true, '1', 2],
      [false, '2', 1],
    ],
  );
  assert.match(rows[0] ?? '', /Yamaha FZ-S &lt;V3&gt;/);
  assert.match(STYLESHEET, /\.line\b/);
});

test('a letter stays far below the size at which programs cut it off', () => {
  assert.ok(Buffer.byteLength(mail.html) < 20_000, String(Buffer.byteLength(mail.html)));
});

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
