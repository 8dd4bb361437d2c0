const PRELOAD = '<link rel="modulepreload" href="';
/** Of a tag: text and data escape their quotes. */
const START = ' type="module" async=""';
const STATIC_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const ENTRY = /import\(("[^"]+")\);?\s*$/;
/** Chunks in dependency order, which `scripts/first-load.ts` checks. Each runs in its own task. */
export const OWN_TURN = ['react', 'query', 'zod', 'frame', 'market', 'search', 'calls', 'entrance', 'contract'];
const RELOADED = 'kickstand-asked-afresh';
/** Without a paint event, as in a background tab, the scripts start after this. */
const LATEST_MS = 1000;

/** React Router preloads scripts before styles and fonts. Pages work without: they wait for the first paint. */
export function startAfterPaint(html: string): string {
  const [before = '', ...preloads] = html.split(PRELOAD);
  const scripts = preloads.map((part) => part.slice(0, part.indexOf('"')));
  const whole = [before, ...preloads.map((part) => part.slice(part.indexOf('>') + 1))].join('');
  const tag = whole.indexOf(START);
  if (tag < 0) return whole;
  const start = whole.indexOf('>', tag) + 1;
  const end = whole.indexOf('</script>', start);
  return `${whole.slice(0, start)}${delayed(whole.slice(start, end), scripts)}${whole.slice(end)}`;
}

/**
 * Scripts run one per task, to keep scrolling and typing responsive; `first-load.ts` checks for import cycles. zod must
 * not compile schemas, as the content security policy forbids it. After going back meanwhile, the URL may not match the
 * page.
 */
function delayed(start: string, scripts: string[]): string {
  const modules = [...start.matchAll(STATIC_IMPORT)];
  const named = Map.groupBy(scripts, chunkName);
  const parts = [
    ...OWN_TURN.flatMap((name) => named.get(name) ?? []).map((address) => `"${address}"`),
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
  sessionStorage.removeItem('${RELOADED}');
};
const startOrReload = () => start().catch(${reloadOnce});
new PerformanceObserver(startOrReload).observe({ type: 'paint', buffered: true });
setTimeout(startOrReload, ${LATEST_MS});`;
}

/** `/assets/react-D7hQRMyX.js` → `react`. */
export const chunkName = (address: string) => /([^/]+)-[\w-]{8}\.[^/]*$/.exec(address)?.[1];

/** In a deploy, another process may lack the page's scripts: reload once, at any URL. Offline the page stays. */
const reloadOnce = `async (fault) => {
  console.error(fault);
  if (sessionStorage.getItem('${RELOADED}') === location.href) return;
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  sessionStorage.setItem('${RELOADED}', location.href);
  location.reload();
}`;
