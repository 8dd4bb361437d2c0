const asked = new Set<string>();

/** Preloads each script once. */
export function preload(scripts: string[]) {
  for (const href of scripts) {
    if (asked.has(href)) continue;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
