import type { Measured } from '../measured.ts';
import { postgresProcesses } from '../memory.ts';
import { coreSeconds, familyOf } from '../processes.ts';
import { sqlSoFar } from '../search/ask.ts';
import type { BenchMarket } from '../search/market.ts';
import { inShort } from '../search/sizes.ts';
import type { startAsker } from '../serve/children.ts';
import type { Case } from './cases.ts';
import type { startHandWritten } from './hand.ts';

interface Turns {
  market: BenchMarket;
  hand: Awaited<ReturnType<typeof startHandWritten>>;
  asker: ReturnType<typeof startAsker>;
  measured: Measured;
  rounds: number;
  seconds: number;
}

const meansOf = (isKept: boolean | undefined) => (isKept ? 'kept' : 'made');

const everyTurn = (paths: string[], people: number) =>
  people
    ? Array.from({ length: Math.ceil(paths.length / people) * people }, (_, at) => paths[at % paths.length] ?? '')
    : paths;

/** A person may have no more calls at once. */
const FILLED_AT_ONCE = 4;

/** Each path is asked for once. */
async function fill(url: string, paths: string[], token: string | undefined) {
  const headers: HeadersInit = token ? { authorization: `bearer ${token}` } : {};
  const left = paths.values();
  const next = async () => {
    for (const path of left) await (await fetch(url + path, { headers })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: FILLED_AT_ONCE }, next));
}

export function turnsOn({ market, hand, asker, measured, rounds, seconds }: Turns) {
  return async ({ name, by, paths, tokens = [], isKept }: Case, connections: number, round: number) => {
    const { url, pid } = by === 'ours' ? market : hand;
    const { host, port } = new URL(url);
    const login = (at: number) => (tokens.length ? `authorization: bearer ${tokens[at % tokens.length]}\r\n` : '');
    // Each round starts at other pages, so that PostgreSQL's cache differs.
    const start = Math.floor((paths.length * round) / (rounds + 1));
    const ordered = [...paths.slice(start), ...paths.slice(0, start)];
    const requests = everyTurn(ordered, tokens.length).map(
      (path, at) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${login(at)}\r\n`,
    );
    if (isKept) await fill(url, ordered, tokens[0]);
    const used = () => ({
      node: coreSeconds(nodeProcesses(pid)),
      postgres: coreSeconds(postgresProcesses(market.dataDir)),
    });
    const [statements, before] = [(await sqlSoFar(market)).statements, used()];
    const report = await asker.ask({ port: Number(port), requests, status: 200, connections, seconds });
    const after = used();
    if (round > 0)
      measured.add(`${name}, ${inShort(market.bikes)} bikes`, by === 'hand' ? 'requests by hand' : meansOf(isKept), {
        count: report.answers + report.refused,
        kept: by === 'ours' ? report.kept : 0,
        failed: report.refused,
        ...(!isKept && { statements: (await sqlSoFar(market)).statements - statements }),
      });
    const each = (seconds: number) => (1000 * seconds) / report.answers;
    return {
      'requests/s': report.answers / report.seconds,
      'p50, ms': report.p50,
      'p95, ms': report.p95,
      'p99, ms': report.p99,
      'refused, %': (100 * report.refused) / (report.answers + report.refused),
      'CPU ms Node': each(after.node - before.node),
      'CPU ms PostgreSQL': each(after.postgres - before.postgres),
    };
  };

  function nodeProcesses(pid: number) {
    const postgres = new Set(postgresProcesses(market.dataDir));
    return familyOf(pid).filter((one) => !postgres.has(one));
  }
}
