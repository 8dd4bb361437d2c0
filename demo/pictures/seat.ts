import type { Paint } from './paint.ts';
import { shape, stroke } from './svg.ts';

const LAMP = '#c3262f';

/** Rider and pillion on two cushions, over a sharp tail. */
export function drawSplitSeat(paint: Paint) {
  return [
    shape('M366 262C344 288 312 296 284 286L176 232L142 202L156 194L270 234C300 262 340 262 366 250Z', '#1a1b1e'),
    shape(
      'M368 262C340 282 306 280 282 266L150 196L140 190C168 196 224 212 262 232C290 254 336 262 370 246Z',
      paint.panel,
    ),
    shape('M360 243C338 256 312 258 296 252C284 247 274 238 266 226L290 226C316 238 340 238 364 230Z', paint.seat),
    shape('M266 224C244 206 208 190 168 184C160 184 156 188 160 191C198 204 236 220 262 238Z', paint.seat),
    stroke('M288 228C314 240 340 240 362 232M262 224C240 207 206 192 172 187', '#fff4', 1.6),
    stroke('M352 262C326 272 302 268 284 260L170 202', '#fff7', 1.6),
    shape('M140 190L152 195L182 213L178 220L150 206C144 201 140 196 140 190Z', LAMP),
    stroke('M145 196L176 213', '#ff9d94', 1.4),
  ].join('');
}

/** One long cushion that climbs towards the pillion. */
export function drawRaisedSeat(paint: Paint) {
  return [
    shape('M366 262C340 290 306 296 280 286L172 234L146 214L160 204L280 244Z', '#1a1b1e'),
    shape(
      'M370 258C340 280 306 282 280 270L164 212L144 206C180 208 230 222 268 240C300 252 340 256 370 246Z',
      paint.panel,
    ),
    shape(
      'M362 242C340 254 312 260 292 254C272 246 258 232 236 226C208 218 182 214 156 210C150 206 152 200 160 199C192 196 226 202 250 214C268 224 280 234 300 236C322 238 342 234 362 228Z',
      paint.seat,
    ),
    stroke('M356 232C336 238 316 240 298 238C280 236 268 226 250 217C228 207 196 201 164 203', '#fff4', 1.6),
    stroke('M262 222C256 230 256 236 258 242', '#0008', 1.6),
    stroke('M356 262C330 274 304 274 282 264L176 214', '#fff7', 1.6),
    shape('M144 206L164 211L186 222L180 230L152 220C147 216 144 211 144 206Z', LAMP),
    stroke('M150 212L180 226', '#ff9d94', 1.4),
  ].join('');
}

/** A flat bench in tan leather with cross stitching. */
export function drawFlatSeat(paint: Paint) {
  return [
    shape('M370 258L330 300L268 284L170 246L158 232L176 226L368 244Z', '#1a1b1e'),
    stroke('M172 236C220 246 300 268 356 262', paint.base, 9),
    shape(
      'M366 250C330 256 240 248 172 232C160 228 158 214 170 212C228 212 280 222 330 222C346 222 358 224 366 228Z',
      paint.leather,
    ),
    stroke(
      'M196 234L200 214M222 239L226 216M248 243L252 218M274 246L278 220M300 249L304 222M326 250L330 223',
      '#0004',
      1.8,
    ),
    stroke('M172 216C228 216 280 226 330 226L360 230', '#fff5', 1.6),
    shape('M158 226L172 233L168 242L156 236Z', LAMP),
  ].join('');
}
