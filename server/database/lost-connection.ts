/** The driver's own first statement on each connection: which types are arrays. */
const ASKS_FOR_TYPES = /\btyparray\b/;
let outlived = false;

/**
 * When a connection ends while the driver asks for its types, nobody hears the promise of that statement, and Node ends
 * the process (postgres 3.4.9, its issue 1192). The statement that opened the connection fails too, and its asker is
 * told: that is enough. Every other promise that nobody hears ends the process as before.
 */
export function outliveLostConnections() {
  if (outlived) return;
  outlived = true;
  process.on('unhandledRejection', (fault) => {
    if (!(fault instanceof Error && 'query' in fault && ASKS_FOR_TYPES.test(String(fault.query)))) throw fault;
  });
}
