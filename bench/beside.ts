import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { BUSY, neverKept, wasKept } from './measured.ts';

const PAUSE_MS = 10;

interface Beside<Done> {
  done: Done;
  replies: number[];
  kept: number;
  refused: number;
}

/** How long somebody else's requests take while work is going on, in milliseconds; and what the work answers. */
export async function beside<Done>(url: string, work: Promise<Done>): Promise<Beside<Done>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const replies: number[] = [];
  let [kept, refused] = [0, 0];
  let going = true;
  const over = work.finally(() => {
    going = false;
  });
  while (going) {
    const next = await reply(url, agent);
    if (next.refused) refused++;
    else replies.push(next.ms);
    kept += Number(next.kept);
    await pause(PAUSE_MS);
  }
  agent.destroy();
  return { done: await over, replies, kept, refused };
}

/** An answer that is made, and how many milliseconds it takes; or a refusal, as the market is busy. */
export function reply(url: string, agent: Agent | false) {
  const begun = performance.now();
  return new Promise<{ ms: number; kept: boolean; refused: boolean }>((answered, failed) => {
    get(neverKept(url), { agent }, (answer) => {
      const refused = BUSY.includes(answer.statusCode);
      if (answer.statusCode !== 200 && !refused) failed(new Error(`${url} answered ${answer.statusCode}`));
      const kept = wasKept(answer.headers);
      answer.resume().once('end', () => answered({ ms: performance.now() - begun, kept, refused }));
    }).once('error', failed);
  });
}
