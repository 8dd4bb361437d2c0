import { message, t } from '#language/t.ts';

const checks = [
  {
    title: message('Who is selling'),
    text: message(
      'Admins look at sellers and verify them. The badge belongs to the person: it stands on every bike they sell, the ones from before included. No badge only means that nobody has checked yet.',
    ),
  },
  {
    title: message('Who is asking'),
    text: message(
      'Brand pages, booking and paying are for people who are logged in, and our server checks on every call who is calling. What a browser claims about a name, an e-mail address or a role counts for nothing.',
    ),
  },
  {
    title: message('What it costs'),
    text: message(
      'The price of a deal is the one in our records at the moment of booking. It cannot be changed on the way, neither by a seller who thinks again nor by a buyer with a clever browser.',
    ),
  },
  {
    title: message('Where the money is'),
    text: message(
      'The buyer’s money is held until the keys have changed hands. Every movement stands in books that can only be added to, and they are compared with the card provider’s each night. What arrives too late goes back without anyone asking.',
    ),
  },
  {
    title: message('What went wrong'),
    text: message(
      'Either side can ask an admin to decide, with words and photos; the money waits meanwhile. And anyone who is logged in can report a bike: admins can take it off the market.',
    ),
  },
  {
    title: message('What stays private'),
    text: message(
      'A seller’s phone number and e-mail address are told only to people who have confirmed their own e-mail, for one bike at a time, and of twenty sellers a day at most; lists never hold them. A buyer’s phone number and meeting place go to the seller of that bike.',
    ),
  },
];

export function Trust() {
  return (
    <section aria-labelledby="trust" className="border-y border-base-300 bg-base-100">
      <div className="frame py-12 sm:py-16">
        <h2 id="trust" className="text-3xl sm:text-4xl">
          {t('What trust is made of')}
        </h2>
        <p className="mt-3 max-w-2xl text-quiet sm:text-lg">{t('We check, every time: our server or a person.')}</p>
        <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {checks.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-heading text-xl font-bold">{t(title)}</dt>
              <dd className="mt-2 text-quiet">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
