/** One text of several processes' texts: each metric is described once, followed by all its samples. */
export function merged(texts: string[]): string {
  const families = new Map<string, { head: string[]; samples: string[] }>();
  for (const block of texts.flatMap((text) => text.trim().split('\n\n'))) {
    const lines = block.split('\n').filter(Boolean);
    const head = lines.filter((line) => line.startsWith('#'));
    const [, , name] = head[0]?.split(' ') ?? [];
    if (!name) continue;
    const family = families.get(name) ?? { head, samples: [] };
    family.samples.push(...lines.filter((line) => !line.startsWith('#')));
    families.set(name, family);
  }
  return [...families.values()].map(({ head, samples }) => `${[...head, ...samples].join('\n')}\n`).join('\n');
}
