/** Pieces that make a careless expression try everything again and again, when repeated. */
export const HOSTILE = [
  ...[
    '1 ',
    '1,',
    '1-',
    '1/',
    '0 ',
    '12:',
    '1,000',
    '1.000.',
    '12/12/',
    '+1',
    'one ',
    'double ',
    'twenty ',
    'o',
    'call 1 ',
  ],
  ...['a@', '@', 'a.', 'a-', ' at ', 'a at ', '(at)', 'dot ', 'a dot ', '(', '<', 'gmail ', 'gmail com '],
  ...['www.', 'www.a', 'http://', 'https://a/', '.com', 'a.com/', 'wa.me/', `${'a'.repeat(63)}.`],
  ...['whatsapp ', 'whatsapp:', 'fb id is ', 'on telegram as ', 'telegram (((', 'facebook @ @ ', 'i n s t a : '],
  ...['a', ' ', '\n', '\u200b', '০', '🏍', 'ế', 'e\u0301', 's.e.', 'a_', '\ud800'],
];
