import { at, dot, element, group, oval, shape, stroke } from './svg.ts';

function fade(id: string, vertical: boolean, ...stops: [offset: number, colour: string, opacity?: number][]) {
  return element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: vertical ? 0 : 1, y2: vertical ? 1 : 0 },
    ...stops.map(([offset, colour, opacity]) =>
      element('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity?.toString() }),
    ),
  );
}

function drawMorning(sky: string) {
  return [
    element('rect', { x: 190, y: 60, width: 1220, height: 640, fill: sky }),
    dot(at(1130, 470), 190, '#fff3d6', { opacity: '.35' }),
    dot(at(1130, 470), 92, '#fff6df', { opacity: '.9' }),
    shape('M190 520C330 440 470 470 600 430C760 380 880 470 1040 450C1180 430 1290 400 1410 440V700H190Z', '#c9a48d', {
      opacity: '.55',
    }),
    shape('M190 570C360 520 520 560 700 520C900 476 1080 560 1410 500V700H190Z', '#a58878', { opacity: '.7' }),
    shape('M190 620C420 580 700 610 960 590C1140 578 1290 590 1410 576V700H190Z', '#7d7068'),
    shape('M236 612c-16-30-6-70 6-92c12 22 22 62 6 92ZM276 608c-14-24-6-56 6-74c12 18 20 50 6 74Z', '#665d56'),
    shape('M1252 588c-16-34-6-78 6-102c12 24 22 68 6 102ZM1294 586c-12-24-4-52 6-68c10 16 18 44 6 68Z', '#665d56'),
    shape(
      'M700 690C740 660 820 636 900 622C840 612 900 600 960 590C920 602 930 610 950 620C930 650 940 670 960 690Z',
      '#e9cfae',
      { opacity: '.5' },
    ),
  ].join('');
}

function drawDoor(wall: string) {
  const slats = [84, 104, 124].map((y) => `M200 ${y}H1400`).join('');
  return [
    shape('M0 0H1600V720H1410V90H190V720H0Z', wall, {
      'fill-rule': 'evenodd',
    }),
    element('rect', { x: 184, y: 58, width: 1232, height: 84, fill: '#3a3d43' }),
    stroke(slats, '#2a2c31', 5),
    stroke('M190 142H1410', '#17181b', 8),
    stroke('M190 146H1410', '#ffd9a8', 2, { opacity: '.6' }),
    stroke('M190 150V704M1410 150V704', '#141518', 12),
    stroke('M198 160V700M1402 160V700', '#ffd9a8', 3, { opacity: '.5' }),
  ].join('');
}

function drawTools() {
  return [
    element('rect', {
      x: 26,
      y: 210,
      width: 134,
      height: 210,
      rx: 6,
      fill: '#4a3a2e',
      stroke: '#2c221b',
      'stroke-width': 4,
    }),
    stroke('M52 252V362M84 252V336M112 252V314', '#8b9199', 8),
    stroke('M52 244h.1M84 244h.1M112 244h.1', '#8b9199', 24),
    stroke('M52 241h.1M84 241h.1M112 241h.1', '#4a3a2e', 11),
    stroke('M52 366h.1M84 340h.1M112 318h.1', '#8b9199', 18),
    stroke('M140 244v40', '#c2402f', 12),
    stroke('M140 290v54M44 392h60', '#b3b9c0', 6),
    shape('M8 520H178V534H8Z', '#5a4636'),
    shape('M30 470H72V520H30Z', '#b5472f'),
    shape('M84 484H114V520H84Z', '#d8a23c'),
    shape('M124 462H158V520H124Z', '#3d6672'),
  ].join('');
}

function drawTyres() {
  return (
    stroke('M1454 622H1560M1454 668H1560M1454 714H1560', '#141518', 42) +
    stroke('M1452 612H1562M1452 658H1562M1452 704H1562', '#3a3d42', 3)
  );
}

function drawHelmet() {
  return group(
    { transform: 'translate(1508 372)' },
    element('rect', { x: -84, y: 58, width: 168, height: 14, fill: '#5a4636' }),
    shape('M-50 58C-66 8-40-44 8-44C50-44 66-10 62 20L52 56C20 60-20 60-50 58Z', '#e9e2d4'),
    shape('M64 6L12 10C4 18 6 34 14 38L58 38Z', '#24282d'),
    stroke('M-46 6C-38-18-20-34 6-36', '#fffc', 4),
    stroke('M-54 26C-20 20 0 14 8-42', '#c2402f', 7),
  );
}

function drawLamp(light: string) {
  return [
    shape('M1454 150L1400 480H1616L1562 150Z', light, { opacity: '.3' }),
    stroke('M1508 0V110', '#101113', 5),
    shape('M1452 150C1456 118 1480 104 1508 104C1536 104 1560 118 1564 150Z', '#b5472f'),
    oval(at(1508, 150), 54, 8, '#ffe9bf'),
  ].join('');
}

/** 1600 by 900; the floor starts at y 690. */
export function drawWorkshop(prefix: string) {
  const url = (id: string) => `url(#${prefix}${id})`;
  return [
    element(
      'defs',
      {},
      fade(`${prefix}sky`, true, [0, '#9db8c6'], [0.4, '#e6d5bd'], [0.72, '#f6b679'], [1, '#ee9a5c']),
      fade(`${prefix}wall`, true, [0, '#2c2f35'], [1, '#1f2125']),
      fade(`${prefix}floor`, true, [0, '#8e8075'], [0.35, '#5d5752'], [1, '#33332f']),
      fade(`${prefix}spill`, true, [0, '#ffdcae', 0.75], [1, '#ffdcae', 0.05]),
      fade(`${prefix}light`, true, [0, '#ffe9bf'], [1, '#ffe9bf', 0]),
    ),
    drawMorning(url('sky')),
    element('rect', { y: 690, width: 1600, height: 210, fill: url('floor') }),
    shape('M190 694H1410L1560 900H40Z', url('spill')),
    drawDoor(url('wall')),
    shape('M0 690H190L40 900H0ZM1410 690H1600V900H1560Z', '#1b1c1f', { opacity: '.75' }),
    drawTools(),
    drawHelmet(),
    drawTyres(),
    drawLamp(url('light')),
  ].join('');
}
