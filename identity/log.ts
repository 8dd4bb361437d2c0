export type Level = 'debug' | 'info' | 'warn' | 'error';
export type Log = (level: Level, message: string) => void;

const EMAIL = /[^\s@:,;<>"'=]+@[^\s@,;<>"']+/g;
const SECRET = /[\w-]{24,}(\.[\w-]+)*/g;

export function redact(text: string): string {
  return text.replace(EMAIL, '[e-mail]').replace(SECRET, '[secret]');
}

/** Sessions are in cookies only. */
const EXPECTED = 'OAuth popup hands the session token back';

/** Logs the kind of error, never its values. */
export function discreetly(log: Log): (level: Level, message: string, ...details: unknown[]) => void {
  return (level, message, ...details) => {
    if (message.startsWith(EXPECTED)) return;
    const causes = details.filter((detail) => detail instanceof Error).map((error) => error.message);
    log(level, redact([`identity: ${message}`, ...causes].join(': ')));
  };
}

export type Note = ReturnType<typeof discreetly>;

export const toConsole: Log = (level, message) => {
  if (level === 'error' || level === 'warn') console[level](message);
};
