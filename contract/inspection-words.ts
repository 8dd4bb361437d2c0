import { type Message, message } from '#language/t.ts';
import type { InspectionItem, InspectionResult } from './inspection-items.ts';

interface InspectionItemFacts {
  label: Message;
  /** What to look at. */
  hint: Message;
}

export const INSPECTION_ITEM_FACTS: Record<InspectionItem, InspectionItemFacts> = {
  'frame-number': { label: message('Frame number'), hint: message('Compare the number on the frame with the papers.') },
  chain: {
    label: message('Chain'),
    hint: message('Look for rust and hooked teeth; it should hang a little, evenly all round.'),
  },
  forks: {
    label: message('Forks'),
    hint: message('Push them down: they come back smoothly, and no oil shows on the tubes.'),
  },
  brakes: {
    label: message('Brakes'),
    hint: message('Roll and brake: the levers are firm, and pads and discs are not worn down.'),
  },
  tyres: { label: message('Tyres'), hint: message('Look for cracks, a worn middle, and the year on the side.') },
  oil: {
    label: message('Oil'),
    hint: message('Check the level, look under the engine, and watch the smoke at a cold start.'),
  },
  papers: { label: message('Papers'), hint: message('Read the names and dates, and who owns the bike now.') },
};

export const INSPECTION_RESULT_LABELS: Record<InspectionResult, Message> = {
  good: message('Good||result of a check'),
  doubtful: message('Not sure||result of a check'),
  bad: message('Bad||result of a check'),
};
