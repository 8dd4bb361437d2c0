const ASKS_FOR_TYPES = /\btyparray\b/;
let outlived = false;

/**
 * postgres 3.4.9 (issue 1192) leaves an unhandled rejection when a connection ends during its type query. The query
 * that opened the connection rejects too, so ignoring this one loses no error.
 */
export function outliveLostConnections() {
  if (outlived) return;
  outlived = true;
  process.on('unhandledRejection', (fault) => {
    if (!(fault instanceof Error && 'query' in fault && ASKS_FOR_TYPES.test(String(fault.query)))) throw fault;
  });
}
