import { drawBackground, drawShadow } from './background.ts';
import { adventure } from './body/adventure.ts';
import { commuter } from './body/commuter.ts';
import { cruiser } from './body/cruiser.ts';
import type { Motorbike } from './body/motorbike.ts';
import { naked } from './body/naked.ts';
import { scooter } from './body/scooter.ts';
import { sport } from './body/sport.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Paint } from './paint.ts';
import { mixPaint } from './paint.ts';
import { LACQUERS } from './palette.ts';
import type { BikePicture, Body } from './picture-name.ts';
import { drawing, type Frame } from './svg.ts';

const MOTORBIKES: Record<Body, Motorbike> = { commuter, naked, sport, cruiser, scooter, adventure };

type Bike = Omit<BikePicture, 'name'>;

/** Without a background. */
export function drawBike({ body, look, brand }: Bike, paint: Paint) {
  const { rear, front, draw } = MOTORBIKES[body];
  return drawShadow(paint.shadow, rear.x, front.x) + draw(paint, look, brand);
}

const WHOLE = { x: 0, y: 0, width: 800, height: 600 };

export const axlesOf = (body: Body) => MOTORBIKES[body];

export function drawBikePicture(bike: BikePicture, part: Partial<Frame> = {}) {
  const seed = fingerprintOf(bike.name);
  const paint = mixPaint(`k${seed.toString(36)}`, LACQUERS[bike.colour]);
  const title = `A ${bike.colour} ${bike.body} motorbike, seen from its right side`;
  return drawing(
    { ...WHOLE, title, ...part },
    drawBackground(bike.brand, paint.prefix, seed % 3),
    paint.apply(drawBike(bike, paint)),
  );
}
