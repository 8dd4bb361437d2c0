import type { DealTimes } from '#contract/deal-times.ts';
import { t } from '#language/t.ts';

const stepsFor = ({ hold, complaint }: DealTimes) => [
  {
    title: t('Book||verb'),
    when: t('Today'),
    text: t(
      'The buyer leaves a phone number and says where to meet. From then on the bike is marked Reserved, and nobody else can book it. However many people press the button in the same moment, one of them gets it.',
    ),
  },
  {
    title: t('Pay||verb'),
    when: t('Within {time}', { time: hold }),
    text: t(
      'The buyer pays by card the price that was booked and not a cent more. The money is held, not handed on: the bike leaves the market, and the two agree on a time to meet. Cancelled in good time, all of it goes back.',
    ),
  },
  {
    title: t('Meet||verb'),
    when: t('When it suits both'),
    text: t(
      'They look at the bike together, with its papers. When the keys change hands, the buyer shows a code and the seller enters it. The seller is paid {time} later, unless the buyer says that something is wrong: then an admin decides.',
      { time: complaint },
    ),
  },
];

export function Deal({ times }: { times: DealTimes }) {
  return (
    <section aria-labelledby="deal" className="frame py-12 sm:py-16">
      <h2 id="deal" className="text-3xl sm:text-4xl">
        {t('How a deal goes')}
      </h2>
      <ol className="mt-8 grid md:grid-cols-3 md:gap-x-10">
        {stepsFor(times).map(({ title, when, text }, index) => (
          <li
            key={title}
            className="relative ms-3.5 border-s-4 border-primary pb-8 ps-6 last:pb-0 md:ms-0 md:border-t-4 md:border-s-0 md:pt-6 md:pb-0 md:ps-0"
          >
            <span
              aria-hidden="true"
              className="absolute -top-1 -start-[1.125rem] grid size-8 place-items-center rounded-full bg-primary font-heading font-bold text-primary-content md:-top-[1.125rem] md:start-0"
            >
              {index + 1}
            </span>
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-1 text-sm font-semibold">{when}</p>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
