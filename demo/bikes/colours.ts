import type { Colour } from '../pictures/palette.ts';
import { readBikePicture } from '../pictures/picture-name.ts';

const WORDS: Record<Colour, string> = {
  crimson: 'Red',
  ember: 'Orange',
  saffron: 'Yellow',
  lime: 'Lime green',
  forest: 'Dark green',
  teal: 'Teal',
  cobalt: 'Blue',
  midnight: 'Dark blue',
  plum: 'Plum',
  copper: 'Bronze',
  ivory: 'White',
  silver: 'Silver',
  graphite: 'Grey',
  onyx: 'Black',
};

export function colourOf(pictureName: string): string {
  const picture = readBikePicture(pictureName);
  if (!picture) throw new Error(`${pictureName} is no picture of a bike`);
  return WORDS[picture.colour];
}
