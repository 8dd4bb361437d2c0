const preloaded = new Set<string>();

export function preload(scripts: string[]) {
  for (const href of scripts) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
