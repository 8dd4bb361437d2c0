import type { ServerResponse } from 'node:http';
import { readFont } from '../mail/fonts.ts';

export async function sendFont(path: string, response: ServerResponse): Promise<void> {
  const font = await readFont(path.slice(path.lastIndexOf('/') + 1));
  response.writeHead(font ? 200 : 404, font?.headers);
  response.end(font?.bytes);
}
