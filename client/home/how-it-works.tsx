import { Section } from './section.tsx';

const steps = [
  {
    title: 'Book the bike',
    text: 'Say where you would like to meet and leave your phone number. The bike is yours to look at: it is kept for you for 24 hours, and nobody else can book it.',
  },
  {
    title: 'Meet and ride',
    text: 'Look at the bike in daylight, with its papers. Not the right one? Just do not pay: the booking ends by itself and costs nothing.',
  },
  {
    title: 'Pay by card',
    text: 'Pay the price on the page from your dashboard. The bike leaves the market the moment the payment is confirmed, and you keep the transaction id.',
  },
];

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
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
