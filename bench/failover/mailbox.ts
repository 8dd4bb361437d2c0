import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Counts letters by their Message-ID and recipient. */
export async function openMailbox() {
  const letters = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        const [, id = ''] = /^message-id:\s*(\S+)/im.exec(raw) ?? [];
        const letter = [id, ...session.envelope.rcptTo.map(({ address }) => address)].join(' ');
        letters.set(letter, (letters.get(letter) ?? 0) + 1);
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.server.address() as AddressInfo).port,
    get count() {
      return [...letters.values()].reduce((sum, times) => sum + times, 0);
    },
    twice: () => [...letters.values()].filter((times) => times > 1).length,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
