const CALLERS = 4;
const PATHS = ['/', '/search', '/api/categories', '/login'];

/** Within the rate limit per minute of one client. */
export function keepAsking(origin: string) {
  let answered = 0;
  const failed: string[] = [];
  let going = true;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let turn = caller; going; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const status = await fetch(origin + path).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error) => error.message,
      );
      if (status === 200) answered++;
      else failed.push(`${path}: ${status}`);
      await new Promise((later) => setTimeout(later, 250));
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(callers);
      return { answered, failed };
    },
  };
}
