import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventParser } from './event-parser.ts';

const STREAM = ': alive\nid: 7\n\nevent: messages\ndata: {"id":"a"}\nid: 8\n\nretry: 1200\nevent: end\ndata: {}\n\n';
const EVENTS = [
  { event: '', data: '', id: '7' },
  { event: 'messages', data: '{"id":"a"}', id: '8' },
  { event: 'end', data: '{}', retry: 1200 },
];

test('events are read however the stream is cut', () => {
  for (let size = 1; size <= STREAM.length; size++) {
    const parse = eventParser();
    const chunks = STREAM.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
    assert.deepEqual(chunks.flatMap(parse), EVENTS, `chunks of ${size}`);
  }
});

test('a proxy may change the line ends', () => {
  assert.deepEqual(eventParser()(STREAM.replaceAll('\n', '\r\n')), EVENTS);
});

test('what is not complete is not told', () => {
  assert.deepEqual(eventParser()('event: messages\ndata: {}\n'), []);
});

test('unknown fields and faulty times are passed over', () => {
  assert.deepEqual(eventParser()('colour: red\nretry: soon\nevent: offers\n\n'), [{ event: 'offers', data: '' }]);
});
