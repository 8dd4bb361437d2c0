import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { openMail } from '../../mail/opened-mail.ts';
import type { Letter } from './letters.ts';

/** A mail server that keeps each letter as often as it came. */
export async function openMailbox() {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      buffer(stream).then((raw) => {
        const { messageId, subject, text } = openMail(raw.toString('latin1'));
        const to = session.envelope.rcptTo.map(({ address }) => address).join(' ');
        letters.push({ messageId, to, subject, text, at: Date.now() });
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    letters,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
