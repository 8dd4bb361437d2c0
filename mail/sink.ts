import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { fileMail } from './folder.ts';

export interface MailSink {
  smtpUrl: string;
  stop: () => Promise<void>;
}

interface SinkOptions {
  dir: string;
  keep?: number;
  port?: number;
}

const LARGEST_MAIL = 5 * 1024 * 1024;

/** Loopback only. */
export async function startMailSink({ dir, keep = 200, port = 0 }: SinkOptions): Promise<MailSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => fileMail(dir, raw, keep))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  server.on('error', () => {});
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${taken}`,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
