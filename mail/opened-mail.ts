export interface OpenedMail {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  calendar: string;
}

type Headers = Map<string, string>;

export function openMail(raw: string): OpenedMail {
  const [headers, body] = split(raw.replaceAll('\r\n', '\n'));
  const bodies = new Map<string, string>();
  collect(headers, body, bodies);
  return {
    messageId: headers.get('message-id') ?? '',
    from: words(headers.get('from') ?? ''),
    to: words(headers.get('to') ?? ''),
    subject: words(headers.get('subject') ?? ''),
    date: headers.get('date') ?? '',
    text: bodies.get('text/plain') ?? '',
    html: bodies.get('text/html') ?? '',
    calendar: bodies.get('text/calendar') ?? '',
  };
}

function split(raw: string): [Headers, string] {
  const [head = '', ...rest] = raw.split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  return [new Map(lines.map(header)), rest.join('\n\n')];
}

function header(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function collect(headers: Headers, body: string, bodies: Map<string, string>): void {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (!boundary) {
    bodies.set(
      type.split(';', 1)[0]?.trim().toLowerCase() ?? '',
      decode(body, headers.get('content-transfer-encoding')),
    );
    return;
  }
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`);
  for (const part of parts) if (part.startsWith('\n')) collect(...split(part.slice(1)), bodies);
}

function decode(body: string, encoding = '7bit'): string {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  if (/^quoted-printable$/i.test(encoding)) return unquote(body.replace(/=[ \t]*\n/g, ''));
  return Buffer.from(body, 'latin1').toString();
}

function unquote(quoted: string): string {
  const bytes = quoted.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** `=?UTF-8?Q?caf=C3=A9?=` → `café`. */
function words(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
  );
}
