import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likeliestModel } from './catalogue.ts';

test('a title that could mean several models means the one that is sold most', () => {
  for (const [title, brand, id] of [
    ['Bajaj Pulsar 150 DTSi', 'BAJAJ', 'bajaj-pulsar-150'],
    ['Pulsar, good condition', 'BAJAJ', 'bajaj-pulsar-150'],
    ['my Classic', 'ROYAL ENFIELD', 'royal-enfield-classic-350'],
    ['yamaha fz bike', 'Yamaha', 'yamaha-fz'],
    ['পালসার', 'BAJAJ', 'bajaj-pulsar-150'],
    ['palsar', 'BAJAJ', 'bajaj-pulsar-150'],
  ] as const)
    assert.equal(likeliestModel(title, { brand })?._id, id, title);
});

test('its engine decides among them, and does not speak against a model that is named', () => {
  const discover = (engineCc: number) => likeliestModel('Discover for sale', { brand: 'BAJAJ', engineCc })?._id;
  assert.deepEqual([discover(125), discover(150)], ['bajaj-discover-125', 'bajaj-discover-150']);
  assert.equal(likeliestModel('Pulsar 220F', { brand: 'BAJAJ', engineCc: 150, year: 2001 })?._id, 'bajaj-pulsar-220f');
});

test('a title that names no model has none', () => {
  for (const [title, brand] of [
    ['Yamaha bike', 'YAMAHA'],
    ['Royal Enfield', 'ROYAL ENFIELD'],
    ['2015 150', 'HERO'],
    ['super bike, black', 'HERO'],
    ['Pulsar 150', 'A BRAND THAT WE DO NOT KNOW'],
    ['', 'BAJAJ'],
  ] as const)
    assert.equal(likeliestModel(title, { brand }), undefined, title);
});
