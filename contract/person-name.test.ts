import assert from 'node:assert/strict';
import { test } from 'node:test';
import { line, paragraph } from './fields.ts';
import { PersonName } from './person-name.ts';

const isName = (name: string) => PersonName.safeParse(name).success;

test('nobody is called as the market is, however it is written', () => {
  const borrowed = [
    'Kickstand',
    'kickstand support',
    'KICKSTAND Security Team',
    'K i c k s t a n d',
    'Kick-stand',
    'Ｋｉｃｋｓｔａｎｄ',
    'Kіckѕtаnd',
    'K1ckst4nd',
    'Kíckstánd',
    'Support',
    'Customer  Service',
    'The Security Team',
    'S u p p o r t',
    'ADMIN',
    'Adm1n',
    'Moderator Max',
    'Help-Desk',
  ];
  for (const name of borrowed) assert.ok(!isName(name), name);
});

test('people are called what they are called', () => {
  const names = [
    'Salma Akter',
    'Joe Root',
    'Jean-Luc O’Neill',
    'Nguyễn Thị Ánh',
    'সালমা আক্তার',
    'محمد علی',
    'می‌خواهم',
    'ක්‍රිෂාන්',
    'Teamer Supportis',
    'Dhaka Bikes',
    'Adminah',
  ];
  for (const name of names) assert.ok(isName(name), name);
});

test('no text holds characters that turn it around or hide in it', () => {
  const hidden = [
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200e',
    '\u200f',
    '\u061c',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u{e0041}',
  ];
  for (const character of hidden)
    for (const text of [line(50), paragraph(50)])
      assert.ok(!text.safeParse(`Yamaha ${character}FZ`).success, character.codePointAt(0)?.toString(16));
  for (const joiner of ['\u200c', '\u200d'])
    for (const text of [`Yamaha ${joiner}FZ`, `Yamaha${joiner}`, `x${joiner}`, `1${joiner}2`, `a${joiner}${joiner}b`])
      assert.ok(!line(50).safeParse(text).success, JSON.stringify(text));
  for (const good of ['می‌خواهم', 'ක්‍රි', 'a\u200db\u200dc', '👩‍🔧 repaired it', '❤️‍🔥'])
    assert.ok(line(50).safeParse(good).success, good);
});
