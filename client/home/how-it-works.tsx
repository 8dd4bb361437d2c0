import type { DealTimes } from '#contract/deal-times.ts';
import { t } from '#language/t.ts';
import { Section } from './section.tsx';

const stepsFor = ({ hold, complaint }: DealTimes) => [
  {
    title: t('Book the bike'),
    text: t(
      'Leave your phone number and say where you would like to meet. The bike is kept for you for {time}, and nobody else can book it.',
      { time: hold },
    ),
  },
  {
    title: t('Pay, and we hold your money'),
    text: t(
      'Pay the price on the page by card. The seller does not have your money yet: we hold it until you have the keys. Then you agree on a time to meet.',
    ),
  },
  {
    title: t('Meet and take the keys'),
    text: t(
      'Look at the bike with its papers. Happy? Show the seller your code and the bike is yours. The seller is paid {time} later, unless you tell us that something is wrong.',
      { time: complaint },
    ),
  },
];

export function HowItWorks({ times }: { times: DealTimes }) {
  return (
    <Section id="how-it-works" title={t('How it works')}>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {stepsFor(times).map(({ title, text }, index) => (
          <li key={title} className="border-t-4 border-primary pt-4">
            <h3 className="flex gap-3 text-xl">
              <span className="text-quiet tabular-nums">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
