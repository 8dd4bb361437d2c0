export function local(origin: string) {
  const { hostname, port } = new URL(origin);
  return { host: hostname, port, protocol: 'http' as const };
}
