import { shortDay } from '#client/ui/day-in-words.ts';
import type { InsightDay, InsightFigure } from '#contract/insights.ts';
import { type Message, message, t } from '#language/t.ts';

export const FIGURE_WORDS: Record<InsightFigure, { title: Message; byDay: Message; hint: Message }> = {
  impressions: {
    title: message('Shown in lists'),
    byDay: message('Shown in lists by day'),
    hint: message('On somebody’s screen for a second, in a search or a list'),
  },
  views: {
    title: message('Page views'),
    byDay: message('Page views by day'),
    hint: message('Somebody opened the bike’s page'),
  },
  saves: {
    title: message('Favourites'),
    byDay: message('Favourites by day'),
    hint: message('People who keep it in mind'),
  },
  questions: {
    title: message('Questions'),
    byDay: message('Questions by day'),
    hint: message('Conversations that began'),
  },
  offers: { title: message('Offers'), byDay: message('Offers by day'), hint: message('Made by buyers') },
  bookings: { title: message('Bookings'), byDay: message('Bookings by day'), hint: message('Paid or not') },
};

export const totalOf = (days: InsightDay[], figure: InsightFigure) => days.reduce((sum, day) => sum + day[figure], 0);

/** `Page views: 41 in 30 days, most on Nov 21 (6).` */
export function chartWords(days: InsightDay[], figure: InsightFigure) {
  const best = days.reduce<InsightDay | undefined>(
    (most, day) => (most && most[figure] >= day[figure] ? most : day),
    undefined,
  );
  const all = { figure: t(FIGURE_WORDS[figure].title), total: totalOf(days, figure), days: days.length };
  if (!best?.[figure]) return t('{figure}: {total, number} in {days, plural, one {# day} other {# days}}.', all);
  return t('{figure}: {total, number} in {days, plural, one {# day} other {# days}}, most on {day} ({most, number}).', {
    ...all,
    day: shortDay(best.day),
    most: best[figure],
  });
}
