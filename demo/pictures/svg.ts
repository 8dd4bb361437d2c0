export interface Point {
  x: number;
  y: number;
}

type Attributes = Record<string, string | number | undefined>;

export const round = (value: number) => Math.round(value * 10) / 10;

export function element(tag: string, attributes: Attributes, ...children: string[]) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`.replace('"0.', '".'))
    .join('');
  return children.length ? `<${tag}${written}>${children.join('')}</${tag}>` : `<${tag}${written}/>`;
}

export function shape(d: string, fill: string, more: Attributes = {}) {
  return element('path', { d, fill, ...more });
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}) {
  return element('path', { d, stroke: colour, 'stroke-width': width, ...more });
}

export function dot(centre: Point, r: number, fill: string, more: Attributes = {}) {
  return element('circle', { cx: centre.x, cy: centre.y, r, fill, ...more });
}

export function ring(centre: Point, r: number, width: number, colour: string, more: Attributes = {}) {
  return element('circle', { cx: centre.x, cy: centre.y, r, stroke: colour, 'stroke-width': width, ...more });
}

export function oval(centre: Point, rx: number, ry: number, fill: string, more: Attributes = {}) {
  return element('ellipse', { cx: centre.x, cy: centre.y, rx, ry, fill, ...more });
}

export function group(attributes: Attributes, ...children: string[]) {
  return element('g', attributes, ...children);
}

/** The gradient runs across the bar. */
export function tube(from: Point, to: Point, width: number, fill: string, rounded = 2) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - 90;
  return element('rect', {
    x: -width / 2,
    width,
    height: length,
    rx: rounded,
    fill,
    transform: `translate(${round(from.x)} ${round(from.y)}) rotate(${round(angle)})`,
  });
}

export const at = (x: number, y: number): Point => ({ x, y });

export function along(from: Point, to: Point, share: number): Point {
  return at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}

/** 0° is to the right, 90° is up. */
export function around(centre: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return at(centre.x + distance * Math.cos(angle), centre.y - distance * Math.sin(angle));
}

export const xy = (point: Point) => `${round(point.x)} ${round(point.y)}`;

export interface Frame {
  x?: number;
  y?: number;
  width: number;
  height: number;
  title: string;
  /** Default 1: the drawing's own size. */
  scale?: number;
}

/** A complete SVG. Lines default to round caps and no fill. */
export function drawing({ x = 0, y = 0, width, height, title, scale = 1 }: Frame, ...children: string[]) {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${x} ${y} ${width} ${height}`,
      width: width * scale,
      height: height * scale,
      role: 'img',
      fill: 'none',
      'stroke-linecap': 'round',
    },
    element('title', {}, title),
    ...children,
  );
}
