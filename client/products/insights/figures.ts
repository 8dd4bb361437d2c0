import { shortDay } from '#client/ui/day-in-words.ts';
import { inThousands } from '#contract/format.ts';
import type { InsightDay, InsightFigure } from '#contract/insights.ts';
import { type Message, message } from '#language/t.ts';

/** What it is, and one and many of it in a sentence. */
export const FIGURE_WORDS: Record<InsightFigure, { title: string; hint: Message }> = {
  impressions: { title: 'Shown in lists', hint: message('On somebody’s screen for a second, in a search or a list.') },
  views: { title: 'Page views', hint: message('Somebody opened the bike’s page.') },
  saves: { title: 'Favourites', hint: message('People who keep it in mind.') },
  questions: { title: 'Questions', hint: message('Conversations that began.') },
  offers: { title: 'Offers', hint: message('Made by buyers.') },
  bookings: { title: 'Bookings', hint: message('Paid or not.') },
};

export const totalOf = (days: InsightDay[], figure: InsightFigure) => days.reduce((sum, day) => sum + day[figure], 0);

/** `Page views: 41 in 30 days, most on Nov 21 (6).` */
export function chartWords(days: InsightDay[], figure: InsightFigure) {
  const best = days.reduce<InsightDay | undefined>(
    (most, day) => (most && most[figure] >= day[figure] ? most : day),
    undefined,
  );
  const all = `${FIGURE_WORDS[figure].title}: ${inThousands(totalOf(days, figure))} in ${days.length} days`;
  if (!best?.[figure]) return `${all}.`;
  return `${all}, most on ${shortDay(best.day)} (${inThousands(best[figure])}).`;
}
