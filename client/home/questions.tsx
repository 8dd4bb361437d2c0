import { Disclosure } from '#client/ui/disclosure.tsx';
import type { DealTimes } from '#contract/deal-times.ts';
import { t } from '#language/t.ts';
import { questionsFor } from './faq.ts';

export function Questions({ times }: { times: DealTimes }) {
  return (
    <section id="questions" aria-labelledby="questions-title" className="border-t border-base-300 bg-base-100">
      <div className="frame grid gap-x-12 gap-y-6 py-12 sm:py-16 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="questions-title" className="text-3xl sm:text-4xl">
            {t('Frequently asked questions')}
          </h2>
          <p className="mt-2 text-quiet sm:text-lg">{t('Booking, paying and meeting, in short.')}</p>
        </div>
        <div className="border-t border-base-300">
          {questionsFor(times).map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
