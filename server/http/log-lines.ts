import type { LogStream } from './logging.ts';

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};
const EVERYWHERE = ['level', 'time', 'pid', 'hostname', 'reqId', 'msg', 'err'];

export function terminalLog({ production }: { production: boolean }): LogStream | undefined {
  if (production || !process.stdout.isTTY) return;
  return { write: (line) => process.stdout.write(readable(line)) };
}

/** `14:05:09 error  A job could not run (connect ECONNREFUSED) process=4711` */
export function readable(line: string): string {
  const { level, time, msg, err, ...facts } = JSON.parse(line);
  const fields = Object.entries(facts)
    .filter(([name]) => !EVERYWHERE.includes(name))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const fault = err?.message && err.message !== msg ? ` (${err.message})` : '';
  const at = new Date(time).toTimeString().slice(0, 8);
  return `${at} ${(LEVELS[level] ?? String(level)).padEnd(7)} ${msg ?? ''}${fault}${fields.join('')}\n`;
}
