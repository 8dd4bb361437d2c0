import { randomUUID } from 'node:crypto';
import type { Caller } from './people.ts';

const nothing = () => ({});
const choice = { params: { kind: 'favourites', channel: 'mail' }, body: { choice: 'off' } };

/** A browser's subscription; the keys are those of RFC 8291's example. */
const device = {
  endpoint: 'https://push.example.com/send/x',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  name: 'Firefox on Linux',
};

/** What people choose about notices, and the browsers that are pushed to. */
export const channelInputs = {
  readNoticePreferences: nothing,
  chooseNotices: () => choice,
  listPushDevices: nothing,
  addPushDevice: () => ({ body: device }),
  removePushDevice: () => ({ params: { id: randomUUID() } }),
};

type Row<Input> = [input: () => Input, ...statuses: [number, number, number, number, number]];

export const accessToChannels: Record<string, Row<object>> = Object.fromEntries(
  Object.entries(channelInputs).map(([name, input]) => [name, [input, 401, 200, 200, 200, 200]]),
);

export const channelParameters = choice.params;

export const channelBodies = (caller: Caller): Record<string, [Caller, object, Record<string, string>?]> => ({
  chooseNotices: [caller, choice.body, choice.params],
  addPushDevice: [caller, device],
});
