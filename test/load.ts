import { Agent, get } from 'node:http';

const PATHS = ['/', '/api/categories', '/search?brand=YAMAHA', '/healthz', '/api/search'];

export interface Load {
  answered(): number;
  /** Returns the failures. */
  stop(): Promise<string[]>;
}

/** Sequential requests per caller on one keep-alive connection, without retries. */
export function startLoad(url: string, callers: number): Load {
  const faults: string[] = [];
  let [answered, over] = [0, false];
  const callings = Array.from({ length: callers }, async (_, caller) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = caller; !over; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const fault = await failureOf(`${url}${path}`, agent);
      if (fault) faults.push(`${path}: ${fault}`);
      else answered++;
    }
    agent.destroy();
  });
  return {
    answered: () => answered,
    async stop() {
      over = true;
      await Promise.all(callings);
      return faults;
    },
  };
}

/** Returns the failure. */
function failureOf(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((done) => {
    const request = get(url, { agent }, (answer) => {
      answer.on('error', (error) => done(error.message));
      answer.on('end', () => done(answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`));
      answer.resume();
    });
    request.on('error', (error) => done(error.message));
  });
}
