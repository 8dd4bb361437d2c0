export interface Lacquer {
  light: string;
  base: string;
  dark: string;
  accent: string;
}

export const LACQUERS = {
  crimson: { light: '#ee5a5f', base: '#c4202f', dark: '#74101f', accent: '#f4e9e2' },
  ember: { light: '#ff9a52', base: '#e8651a', dark: '#8f3508', accent: '#2a2c31' },
  saffron: { light: '#ffdc6b', base: '#f0b21a', dark: '#9a6a06', accent: '#26282d' },
  lime: { light: '#d5ee68', base: '#a4cb25', dark: '#5b7a0e', accent: '#24272b' },
  forest: { light: '#5f9274', base: '#2c6248', dark: '#133526', accent: '#e9dcb8' },
  teal: { light: '#55c0bd', base: '#168a8c', dark: '#0a4d53', accent: '#eef4ee' },
  cobalt: { light: '#4f8df0', base: '#1d55c4', dark: '#0e2b70', accent: '#eef2f8' },
  midnight: { light: '#566a9c', base: '#26365f', dark: '#121b36', accent: '#d9a45c' },
  plum: { light: '#a5567f', base: '#712750', dark: '#3b112a', accent: '#ecd9c6' },
  copper: { light: '#dc9a6c', base: '#a8623a', dark: '#5c3019', accent: '#f2e6d8' },
  ivory: { light: '#ffffff', base: '#ebe7dd', dark: '#aaa496', accent: '#c2402f' },
  silver: { light: '#f2f4f6', base: '#b9c0c8', dark: '#6d757f', accent: '#33415c' },
  graphite: { light: '#7d858f', base: '#4a5058', dark: '#24282d', accent: '#e06a2c' },
  onyx: { light: '#5c6068', base: '#26282d', dark: '#0e0f12', accent: '#c8363c' },
} as const satisfies Record<string, Lacquer>;

export type Colour = keyof typeof LACQUERS;

export const BRAND_TINTS = {
  yamaha: { sky: '#edf1f7', air: '#d3deeb', shape: '#bccde2', floor: '#dbe3ec', edge: '#b4c4d8', deep: '#2f4a78' },
  hero: { sky: '#f8efe9', air: '#efdccf', shape: '#e6c8b6', floor: '#f0e4db', edge: '#dcbfae', deep: '#8a3b2c' },
  bajaj: { sky: '#eef3ed', air: '#d7e4da', shape: '#c0d5c6', floor: '#e0e9e1', edge: '#b3c9ba', deep: '#2d5a48' },
} as const;

export type Tint = (typeof BRAND_TINTS)[Brand];
export type Brand = keyof typeof BRAND_TINTS;
