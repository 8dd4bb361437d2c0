import { shortDay } from '#client/ui/day-in-words.ts';
import { inThousands } from '#contract/format.ts';
import type { InsightDay, InsightFigure } from '#contract/insights.ts';

/** What it is, and one and many of it in a sentence. */
export const FIGURE_WORDS: Record<InsightFigure, { title: string; hint: string }> = {
  impressions: { title: 'Shown in lists', hint: 'On somebody’s screen for a second, in a search or a list' },
  views: { title: 'Page views', hint: 'Somebody opened the bike’s page' },
  saves: { title: 'Favourites', hint: 'People who keep it in mind' },
  questions: { title: 'Questions', hint: 'Conversations that began' },
  offers: { title: 'Offers', hint: 'Made by buyers' },
  bookings: { title: 'Bookings', hint: 'Paid or not' },
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
