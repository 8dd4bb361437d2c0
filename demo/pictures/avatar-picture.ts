import { fingerprintOf } from './fingerprint.ts';
import { at, dot, drawing, element, ring } from './svg.ts';

/** White letters have a contrast of at least 4.5 to 1 on both ends. */
const COATS = [
  ['#2f5fae', '#1d3f7c'],
  ['#a8402f', '#7a2a20'],
  ['#2c6e57', '#1b4a3a'],
  ['#7a3f78', '#532a55'],
  ['#8a5a1c', '#633f12'],
  ['#25697a', '#184857'],
  ['#5a5f9c', '#3c406f'],
  ['#93405a', '#682b40'],
] as const;

const SLUG = /^[a-z]{1,20}(-[a-z]{1,20}){0,3}$/;

/** The colour depends on the name only. */
export function drawAvatar(slug: string): string | undefined {
  if (!SLUG.test(slug)) return undefined;
  const words = slug.split('-');
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
  const seed = fingerprintOf(slug);
  const [light, deep] = COATS[seed % COATS.length] as (typeof COATS)[number];
  const id = `a${seed.toString(36)}`;
  const wheel = at(20 + (seed % 57), seed % 2 ? 92 : 6);
  return drawing(
    { width: 96, height: 96, title: `Portrait: the initials ${initials}` },
    element(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 1, y2: 1 },
      element('stop', { offset: 0, 'stop-color': light }),
      element('stop', { offset: 1, 'stop-color': deep }),
    ),
    element('rect', { width: 96, height: 96, fill: `url(#${id})` }),
    ring(wheel, 40, 10, '#fff1'),
    dot(wheel, 22, '#fff1'),
    element(
      'text',
      {
        x: 48,
        y: 61,
        fill: '#fff',
        'font-family': 'Inter,system-ui,sans-serif',
        'font-size': 36,
        'font-weight': 600,
        'text-anchor': 'middle',
      },
      initials,
    ),
  );
}
