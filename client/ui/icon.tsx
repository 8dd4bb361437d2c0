const strokes = {
  alert: 'M12 8v5m0 3.2v.1M12 3.5 21 19.5H3z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5h4',
  chat: 'M4.5 5.5h15v10.5h-8.5l-4 3.5v-3.5h-2.5z',
  send: 'M12 19.5v-15m-6 6 6-6 6 6',
  photo: 'M4 5.5h16v13H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.2v.1',
  flag: 'M6.5 20.5v-16h11l-2.5 4 2.5 4h-11',
  cross: 'm6 6 12 12M18 6 6 18',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.8-1.7L20 20',
  arrow: 'M4.5 12h15m-6-6 6 6-6 6',
  back: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  on: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  expand: 'M14 5h5v5M19 5l-6 6M10 19H5v-5m0 5 6-6',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v6.5a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V12',
  key: 'M8 15.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7ZM11.5 12H20v3.5M16.5 12v2.5',
  logout: 'M14 4.5H6.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H14M10.5 12H20m-3.5-4 4 4-4 4',
};

export type IconName = keyof typeof strokes;

/** They point to where reading goes on, or comes from. */
const ALONG_THE_LINE: IconName[] = ['arrow', 'back', 'on'];

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={ALONG_THE_LINE.includes(name) ? `along-the-line ${className}` : className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
