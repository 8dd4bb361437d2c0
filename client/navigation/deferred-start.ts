const PRELOAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const START = /(<script(?: nonce="[^"]*")? type="module" async=""(?: nonce="[^"]*")?>)([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const ENTRY = /import\(("[^"]+")\);?\s*$/;
/** What the pages stand on and what takes long, the deepest first, as the files are named by the build. */
const OWN_TURN = ['react', 'query', 'zod', 'page', 'users', 'contract'];
const ASKED_AFRESH = 'kickstand-asked-afresh';
/** Where a browser does not say when it has painted, as in a tab behind others. */
const LATEST_MS = 1000;

/**
 * The router would fetch every script while the page waits for its styles and fonts. Pages are whole without scripts,
 * so here they are fetched as soon as the page can be seen, its first picture included.
 */
export function startAfterPaint(html: string): string {
  const scripts = [...html.matchAll(PRELOAD)].flatMap(([, address]) => address ?? []);
  return html
    .replaceAll(PRELOAD, '')
    .replace(START, (_, tag: string, start: string) => `${tag}${delayed(start, scripts)}</script>`);
}

/**
 * Scripts run one by one: all at once would hold up whoever scrolls or types. (That no two files need each other, which
 * would make it matter where a turn begins, is checked with the first load.)
 * zod is told before it makes its first schema not to compile any: our content security policy forbids that. When
 * somebody goes back meanwhile, the address may change without the page: the browser leaves that to the scripts.
 */
function delayed(start: string, scripts: string[]): string {
  const modules = [...start.matchAll(STATIC_IMPORT)];
  const parts = [
    ...OWN_TURN.flatMap((name) => scripts.filter((address) => isNamed(address, name))).map((address) => `"${address}"`),
    ...modules.map(([, , address]) => address),
  ];
  return `
globalThis.__zod_globalConfig = { jitless: true };
let started = false;
const start = async () => {
  if (started) return;
  started = true;
  const picture = document.querySelector('img[fetchpriority="high"]');
  await Promise.race([picture?.decode().catch(() => {}), new Promise((late) => setTimeout(late, ${LATEST_MS}))]);
  for (const href of ${JSON.stringify(scripts)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const part of [${parts}]) {
    await import(part);
    await globalThis.scheduler?.yield?.();
  }
  const [${modules.map(([, name]) => name)}] = await Promise.all([${modules.map(([, , address]) => `import(${address})`)}]);
  const shown = performance.getEntriesByType('navigation')[0]?.name;
  if (shown && shown.split('#')[0] !== location.href.split('#')[0]) throw new Error('This is not what the address means: ' + shown);
  ${start.replaceAll(STATIC_IMPORT, '').replace(ENTRY, 'await import($1);')}
  sessionStorage.removeItem('${ASKED_AFRESH}');
};
const startOrAskAfresh = () => start().catch(${askAfresh});
new PerformanceObserver(startOrAskAfresh).observe({ type: 'paint', buffered: true });
setTimeout(startOrAskAfresh, ${LATEST_MS});`;
}

const isNamed = (address: string, name: string) => address.split('/').at(-1)?.startsWith(`${name}-`);

/**
 * In a deploy, a page of one version may come from a process and its scripts be asked of another, which has none of that
 * version. Then the page is asked for again, once; so it is when the address is that of another page by now. Without a
 * connection it stays, to be read.
 */
const askAfresh = `async (fault) => {
  console.error(fault);
  if (sessionStorage.getItem('${ASKED_AFRESH}') === location.href) return;
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  sessionStorage.setItem('${ASKED_AFRESH}', location.href);
  location.reload();
}`;
