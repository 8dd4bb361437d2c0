/** Presses a button on a page of the provider as a browser does. The response is the redirect, which is not followed. */
export async function pressButton(page: Response, outcome: string): Promise<Response> {
  const html = await page.text();
  const [, action = ''] = /action="([^"]*)"/.exec(html) ?? [];
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const body = new URLSearchParams([...hidden.map(([, name = '', value = '']) => [name, value]), ['outcome', outcome]]);
  return fetch(new URL(action, page.url), { method: 'POST', body, headers: { origin: 'null' }, redirect: 'manual' });
}
