export function openCookies(header = '') {
  const cookies = new Map(header.split('; ').map((pair) => halves(pair)));
  const lines: string[] = [];
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep({ headers }: Response) {
      for (const line of headers.getSetCookie()) {
        lines.push(line);
        cookies.set(...halves(line.split(';')[0] ?? ''));
      }
    },
    lines,
  };
}

function halves(pair: string): [name: string, value: string] {
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return [name, value];
}
