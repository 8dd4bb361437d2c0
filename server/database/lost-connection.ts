/** The driver's type query, its first on each connection. */
const ASKS_FOR_TYPES = /\btyparray\b/;
let outlived = false;

/**
 * A connection that ends during the driver's type query leaves an unhandled rejection, and Node exits (postgres 3.4.9,
 * issue 1192). The query that opened the connection rejects too, so this one is ignored; all others still end the
 * process.
 */
export function outliveLostConnections() {
  if (outlived) return;
  outlived = true;
  process.on('unhandledRejection', (fault) => {
    if (!(fault instanceof Error && 'query' in fault && ASKS_FOR_TYPES.test(String(fault.query)))) throw fault;
  });
}
