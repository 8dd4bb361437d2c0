import type { Lacquer } from './palette.ts';
import { element } from './svg.ts';

type Stop = [offset: number, colour: string, opacity?: number];

const DOWN = { x2: 0, y2: 1 };
const ACROSS = {};

const stops = (list: Stop[]) =>
  list.map(([offset, colour, opacity]) =>
    element('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity?.toString() }),
  );

/** Fills by material. Ids start with `prefix`, so that several pictures can share a page. */
export function mixPaint(prefix: string, lacquer: Lacquer) {
  const gradients = new Map<string, string>();
  const add = (tag: string, name: string, attributes: object, list: Stop[]) => {
    const fill = `url(#${prefix}${name})`;
    gradients.set(fill, element(tag, { id: prefix + name, ...attributes }, ...stops(list)));
    return fill;
  };
  const linear = (name: string, direction: object, ...list: Stop[]) => add('linearGradient', name, direction, list);
  const radial = (name: string, cx: string, cy: string, r: string, ...list: Stop[]) =>
    add('radialGradient', name, { cx, cy, r }, list);
  const { light, base, dark } = lacquer;
  const fills = {
    ...lacquer,
    panel: linear('p', DOWN, [0, light], [0.35, base], [1, dark]),
    tank: radial('t', '.48', '.12', '.95', [0, light], [0.4, base], [1, dark]),
    fender: linear('f', ACROSS, [0, dark], [0.45, light], [0.62, base], [1, dark]),
    gloss: linear('g', DOWN, [0, '#fff', 0.75], [1, '#fff', 0]),
    trim: linear('d', DOWN, [0, '#4b4f56'], [0.5, '#2c2f34'], [1, '#191b1e']),
    seat: linear('s', DOWN, [0, '#4a4b50'], [0.3, '#2b2c30'], [1, '#131416']),
    leather: linear('l', DOWN, [0, '#a9744c'], [0.4, '#7f5032'], [1, '#4a2c1a']),
    metal: linear('m', DOWN, [0, '#eef0f2'], [0.45, '#b3b9c0'], [1, '#70777f']),
    iron: linear('i', DOWN, [0, '#73787f'], [0.5, '#494d53'], [1, '#26282c']),
    chrome: linear('c', DOWN, [0, '#f9fafb'], [0.3, '#c9cfd5'], [0.5, '#7d858e'], [0.62, '#dfe3e7'], [1, '#848b94']),
    chromeTube: linear('ct', ACROSS, [0, '#878e97'], [0.35, '#f4f6f8'], [0.6, '#a9b0b8'], [1, '#5f666f']),
    darkTube: linear('dt', ACROSS, [0, '#1b1d20'], [0.35, '#5d626a'], [0.6, '#33363b'], [1, '#121315']),
    goldTube: linear('gt', ACROSS, [0, '#8a6218'], [0.35, '#f3d68b'], [0.6, '#c99a3c'], [1, '#6e4c10']),
    bodyTube: linear('bt', ACROSS, [0, dark], [0.35, light], [0.6, base], [1, dark]),
    lamp: radial('h', '.6', '.4', '.8', [0, '#fff'], [0.6, '#dfeaf4'], [1, '#93a7ba']),
    glass: linear(
      'w',
      { x1: 0, y1: 1, x2: 1, y2: 0 },
      [0, '#2b3c49', 0.82],
      [0.55, '#7f9bb1', 0.5],
      [1, '#e6f0f7', 0.55],
    ),
    shadow: radial('sh', '.5', '.5', '.5', [0, '#14181f', 0.5], [0.55, '#14181f', 0.26], [1, '#14181f', 0]),
  };
  /** Adds the gradients that a drawing uses. */
  const apply = (drawing: string) => {
    const used = [...gradients].filter(([fill]) => drawing.includes(fill)).map(([, gradient]) => gradient);
    return element('defs', {}, ...used) + drawing;
  };
  return { ...fills, prefix, apply };
}

export type Paint = ReturnType<typeof mixPaint>;
