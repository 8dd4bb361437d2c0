/** A block of an event stream. Without `event`: a heartbeat. */
export interface StreamEvent {
  event: string;
  data: string;
  id?: string;
  /** In milliseconds. */
  retry?: number;
}

/** Takes the chunks of a stream as they come, and gives the blocks that are complete. */
export function eventParser(): (chunk: string) => StreamEvent[] {
  let rest = '';
  return (chunk) => {
    const blocks = `${rest}${chunk}`.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    return blocks.map(parsed);
  };
}

function parsed(block: string): StreamEvent {
  const result: StreamEvent = { event: '', data: '' };
  for (const line of block.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'event' || name === 'data' || name === 'id') result[name] = value;
    if (name === 'retry' && /^\d+$/.test(value)) result.retry = Number(value);
  }
  return result;
}
