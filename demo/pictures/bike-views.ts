import { axlesOf, drawBikePicture } from './bike-picture.ts';
import type { BikePicture } from './picture-name.ts';

interface View {
  shows: string;
  draw(): string;
}

/** In pixels, at 4:3. */
const PHOTO_WIDTH = 1000;

export function bikeViews(bike: BikePicture, called: string): View[] {
  const { rear, front } = axlesOf(bike.body);
  const middle = (rear.x + front.x) / 2;
  const view = (shows: string, x: number, y: number, width: number): View => ({
    shows,
    draw: () =>
      drawBikePicture(bike, { x, y, width, height: (width * 3) / 4, title: shows, scale: PHOTO_WIDTH / width }),
  });
  return [
    view(`${called} from its right side`, 0, 0, 800),
    view('Engine and exhaust', middle - 160, rear.y - 112, 300),
    view('Tank and seat', middle - 220, 140, 360),
    view('Front wheel with its brake', front.x - 150, front.y - 120, 300),
    view('Tail and rear wheel', rear.x - 130, rear.y - 132, 320),
  ];
}
