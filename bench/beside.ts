import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 10;

/** How long somebody else's requests take while work is going on, in milliseconds; and what the work answers. */
export async function beside<Done>(url: string, work: Promise<Done>): Promise<{ done: Done; replies: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const replies: number[] = [];
  let going = true;
  const over = work.finally(() => {
    going = false;
  });
  while (going) {
    replies.push(await reply(url, agent));
    await pause(PAUSE_MS);
  }
  agent.destroy();
  return { done: await over, replies };
}

function reply(url: string, agent: Agent) {
  const begun = performance.now();
  return new Promise<number>((answered, failed) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', () => answered(performance.now() - begun));
    }).once('error', failed);
  });
}
