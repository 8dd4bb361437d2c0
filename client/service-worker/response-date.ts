/** The server's clock, which the response carries. */
export const dateOf = ({ headers }: Response) => new Date(headers.get('date') ?? Date.now()).toISOString();
