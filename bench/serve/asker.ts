import { connect, type Socket } from 'node:net';
import { percentile } from '../figures.ts';
import { AnswerReader } from './answer-reader.ts';

// Uses less than half the server's CPU; an ordinary HTTP client would be the bottleneck.
export interface Load {
  port: number;
  requests: string[];
  status: number;
  connections: number;
  seconds: number;
}

export interface Asked {
  answers: number;
  kept: number;
  refused: number;
  p50: number;
  p95: number;
  p99: number;
  seconds: number;
  busy: number;
}

export type Report = Asked | { fault: string };

const BUFFER = 128 * 1024;

process.on('message', (load: Load) => {
  ask(load).then(
    (asked) => process.send?.(asked),
    ({ message }: Error) => process.send?.({ fault: message }),
  );
});
process.once('disconnect', () => process.exit());

async function ask(load: Load): Promise<Asked> {
  const connections = await Promise.all(Array.from({ length: load.connections }, (_, index) => open(load, index)));
  const times: number[] = [];
  const begun = performance.now();
  const before = process.cpuUsage();
  const over = begun + load.seconds * 1000;
  const soFar = () => {
    const { user, system } = process.cpuUsage(before);
    return { answers: times.length, kept, seconds: (performance.now() - begun) / 1000, busy: (user + system) / 1e6 };
  };
  let counted: ReturnType<typeof soFar> | undefined;
  let kept = 0;
  let refused = 0;
  const goesOn = (ms: number, now: number, { wasRefused, wasKept }: AnswerReader) => {
    // In-flight requests count only where each connection has one response.
    if (now >= over && times.length >= load.connections) counted ??= soFar();
    if (wasRefused) refused++;
    else times.push(ms);
    if (wasKept && !wasRefused) kept++;
    return now < over;
  };
  try {
    await Promise.all(connections.map((one) => one.askWhile(goesOn)));
  } finally {
    for (const { socket } of connections) socket.destroy();
  }
  counted ??= soFar();
  const counting = times.slice(0, counted.answers);
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(counting, share));
  return { ...counted, refused, p50, p95, p99 };
}

interface Connection {
  socket: Socket;
  askWhile(goesOn: (ms: number, now: number, reader: AnswerReader) => boolean): Promise<void>;
}

async function open({ port, requests, status, connections }: Load, index: number): Promise<Connection> {
  const reader = new AnswerReader(status);
  let next = index;
  const request = () => {
    const one = requests[next % requests.length] ?? '';
    next += connections;
    return one;
  };
  let onBytes = (_length: number, _bytes: Buffer) => {};
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: Buffer.allocUnsafe(BUFFER),
      callback: (length, bytes) => {
        onBytes(length, bytes as Buffer);
        return true;
      },
    },
  });
  await new Promise<void>((connected, failed) => socket.once('connect', connected).once('error', failed));
  return {
    socket,
    askWhile: (goesOn) =>
      new Promise((done, failed) => {
        let sent = performance.now();
        onBytes = (length, bytes) => {
          try {
            if (!reader.read(bytes, length)) return;
          } catch (error) {
            return failed(error);
          }
          const now = performance.now();
          if (!goesOn(now - sent, now, reader)) return done();
          sent = now;
          socket.write(request(), 'latin1');
        };
        socket.once('error', failed).once('close', () => failed(new Error('Connection closed by the server')));
        socket.write(request(), 'latin1');
      }),
  };
}
