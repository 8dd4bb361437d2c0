import { z } from 'zod';

const FORM = /^postgres(?:ql)?:\/\/(?:[^/?]*@)?([^/?@]+)(?:[/?]|$)/;
const SERVER = /^[^,:[\]]+(:\d{1,5})?$/;
const TAKES_WRITES = ['read-write', 'primary'];

/** One server or several, separated by commas: whichever takes writes is used. */
export const databaseUrl = z.string().superRefine((url, { addIssue }) => {
  const refuse = (message: string) => addIssue({ code: 'custom', message });
  if (!/^postgres(ql)?:\/\//.test(url)) return refuse('must start with postgres://');
  const servers = FORM.exec(url)?.[1]?.split(',') ?? [];
  if (wantsStandby(url)) refuse('target_session_attrs can only be primary or read-write');
  if (servers.length < 2) return;
  if (servers.some((server) => !SERVER.test(server)))
    return refuse('several servers are separated by commas: host:port,host:port');
  if (new Set(servers.map((server) => server.includes(':'))).size > 1)
    refuse('of several servers, name the port of each or of none');
});

export const replicaUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/[^,/?]+([/?]|$)/, 'must start with postgres:// and name one server');

function wantsStandby(url: string) {
  const wanted = URL.parse(url.replace(/,[^/?]*/, ''))?.searchParams.get('target_session_attrs');
  return !!wanted && !TAKES_WRITES.includes(wanted);
}
