const asked = new Set<string>();

/** Has the browser fetch these scripts, each once. */
export function preload(scripts: string[]) {
  for (const href of scripts) {
    if (asked.has(href)) continue;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
