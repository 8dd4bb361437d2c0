import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Actor,
  BOOKING_STATUSES,
  type BookingStatus,
  DEADLINES,
  type DealMove,
  ENDED_STATUSES,
  MOVES,
} from '#contract/deal-machine.ts';
import { DealSettings, settingVariable } from '#contract/deal-settings.ts';
import { actorWords, conditionWords, moneyWords, settingWords } from './deal-words.ts';

export const PAGE = join(import.meta.dirname, '../docs/deal.md');

const moves: readonly DealMove[] = MOVES;
const usual = DealSettings.parse({});

export function dealPage(): string {
  return `# How a deal goes

Made by \`npm run diagram\` from \`contract/deal-machine.ts\` and \`contract/deal-settings.ts\`: change those, not this page.
Whatever is not listed here is refused and changes nothing.

\`\`\`mermaid
${diagram()}
\`\`\`

States with a broken border are ends. What a buyer's bank can do, and what it leads to:

\`\`\`mermaid
${bankDiagram()}
\`\`\`

The clock moves what nobody has moved in time; times and percentages are the usual ones and can be set.

${table(['state', 'it stays so for', 'then', 'set by'], deadlines())}

All ways a deal can go:

${table(['from', 'who', 'does', 'to', 'if', 'the money'], moves.map(row))}

${table(['usually', 'what for', 'set by'], settings())}
`;
}

const isOfBank = ({ from, to }: DealMove) => [from, to].includes(BANK);
const BANK: BookingStatus = 'charge-disputed';

/** Without chargebacks, which most states allow and which would clutter the graph. */
function diagram(): string {
  const drawn = BOOKING_STATUSES.filter((status) =>
    moves.some((move) => !isOfBank(move) && [move.from, move.to].includes(status)),
  );
  const ended = drawn.filter((status) => ENDED_STATUSES.includes(status));
  return [
    'stateDiagram-v2',
    ...drawn.map(state),
    `  [*] --> ${key('booked')} : book (buyer)`,
    ...arrows(moves.filter((move) => !isOfBank(move))),
    '  classDef ended stroke-dasharray: 4 3',
    `  class ${ended.map(key).join(',')} ended`,
  ].join('\n');
}

function bankDiagram(): string {
  const [first, ...others] = moves.filter(({ to }) => to === BANK);
  const from = [first, ...others].flatMap((move) => (move ? [inWords(move.from)] : []));
  const after = moves.filter(({ from }) => from === BANK);
  return [
    'stateDiagram-v2',
    `  state "${from.join('<br/>')}" as any_of_these`,
    ...[BANK, ...new Set(after.map(({ to }) => to))].map(state),
    `  any_of_these --> ${key(BANK)} : ${verbs(first ? [first] : [])}`,
    ...arrows(after),
  ].join('\n');
}

const state = (status: BookingStatus) => `  state "${inWords(status)}" as ${key(status)}`;

const arrows = (drawn: DealMove[]) =>
  [...Map.groupBy(drawn, ({ from, to }) => `  ${key(from)} --> ${key(to)}`)].map(
    ([arrow, together]) => `${arrow} : ${verbs(together)}`,
  );

function verbs(together: DealMove[]): string {
  const byVerb = Map.groupBy(together, ({ verb }) => verb);
  return [...byVerb]
    .map(([verb, same]) => `${inWords(verb)} (${people(same.flatMap(({ who }): readonly Actor[] => who))})`)
    .join('<br/>');
}

const row = ({ from, who, verb, to, if: condition, money }: DealMove) => [
  inWords(from),
  people(who),
  `**${inWords(verb)}**`,
  inWords(to),
  condition ? filled(conditionWords[condition]) : '',
  money ? filled(moneyWords[money]) : '',
];

function deadlines() {
  return BOOKING_STATUSES.flatMap((status) => {
    const deadline = DEADLINES[status];
    if (!deadline) return [];
    const { setting, fromMeeting } = deadline;
    const then = moves.filter(({ from, to, who }) => from === status && to !== from && people(who) === 'clock');
    const after = fromMeeting ? `${inUnits(setting)} after the meeting` : inUnits(setting);
    const ways = then.map(
      ({ verb, to, if: only }) =>
        `${inWords(verb)}: ${inWords(to)}${only ? `, if ${filled(conditionWords[only])}` : ''}`,
    );
    return [[inWords(status), after, ways.join('; '), `\`${settingVariable(setting)}\``]];
  });
}

const settings = () =>
  (Object.keys(usual) as (keyof DealSettings)[]).map((name) => [
    inUnits(name),
    settingWords[name],
    `\`${settingVariable(name)}\``,
  ]);

function inUnits(setting: keyof DealSettings): string {
  const [, unit = ''] = /(Hours|Days|Minutes|Percent)$/.exec(setting) ?? [];
  const count = usual[setting];
  if (unit === 'Percent') return `${count} %`;
  if (!unit) return String(count);
  return count === 1 ? `1 ${unit.toLowerCase().slice(0, -1)}` : `${count} ${unit.toLowerCase()}`;
}

const filled = (words: string) =>
  words.replaceAll(
    /\{(\w+)\}/g,
    (_, setting) => `${inUnits(setting as keyof DealSettings)}${setting === 'feePercent' ? ' fee' : ''}`,
  );
const people = (who: readonly Actor[]) => [...new Set(who)].map((actor) => actorWords[actor]).join(', ');
const inWords = (name: string) => name.replaceAll('-', ' ');
const key = (status: BookingStatus) => status.replaceAll('-', '_');

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

if (import.meta.main) writeFileSync(PAGE, dealPage());
