import { canonicalUrl } from '#client/navigation/canonical-url.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { ArticleFrame, articleMeta } from '../article-frame.tsx';
import { Comparison } from '../comparison.tsx';
import bookingForm from '../examples/booking-form.tsx?raw';
import filters from '../examples/filters.ts?raw';
import offerForm from '../examples/offer-form.tsx?raw';
import payment from '../examples/payment.ts?raw';
import savedBikes from '../examples/saved-bikes.ts?raw';
import savedCount from '../examples/saved-count.tsx?raw';
import { inline } from '../inline.tsx';
import { Listing } from '../listing.tsx';
import { Remark } from '../prose.tsx';
import type { Route } from './+types/managing-state-in-react';

export const loader = canonicalUrl;
export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta('managing-state-in-react', loaderData);

export default function ManagingState() {
  return (
    <ArticleFrame slug="managing-state-in-react">
      <p>
        {t(
          'Ask how to manage state in React and you will be handed a list of libraries. That is the second question. The first is an address: where does this fact live, and who else needs it? A phone number somebody is typing, the price of a bike and the brand chosen in a filter are all “state”, and they belong in three different places. Put each where it belongs and most of the code that we call state management never has to be written.',
        )}
      </p>
      <p>{t('Here are the places, in the order in which we try them.')}</p>

      <h2>{t('1. Nowhere: work it out')}</h2>
      <p>
        {rich(
          'The cheapest state is the one you do not keep. If a value follows from others, calculate it while rendering. The form below can be sent when both fields are filled in. That is not a third fact, so it gets no <code>useState</code> and no effect to keep it up to date.',
          inline,
        )}
      </p>
      <Listing name="booking-form.tsx" code={bookingForm} />
      <p>
        {t(
          'An effect that copies one state into another is a common fault. It renders once with the old value, then again with the new one, and sooner or later somebody forgets to list a dependency. If the calculation is slow, memoise it, or let the React Compiler do so; it has been stable since version 1.0. Do not store it.',
        )}
      </p>

      <h2>{t('2. In the component that uses it')}</h2>
      <p>
        {rich(
          'What is left, the phone number and the meeting place, belongs to this form and to nobody else: <code>useState</code>, right there. When a second component needs it, move it up to their closest common parent and pass it down. Two or three levels of props are not a problem to be solved. They are documentation: you can see where a value comes from.',
          inline,
        )}
      </p>
      <p>
        {rich(
          "To empty a form for another bike, give it a <code>key</code>: <code>'<'BookingForm key='{'bike.id'}' /></code>. A new key is a new component with fresh state, and no code of yours has to list what to reset.",
          inline,
        )}
      </p>

      <h2>{t('3. In a reducer, when values move together')}</h2>
      <p>
        {t(
          'A payment is being filled in, or charged, or paid. Written as three booleans, that is eight combinations, five of them nonsense. Written as one value with a name, the nonsense cannot be expressed, and a reducer says which step may follow which.',
        )}
      </p>
      <Listing name="payment.ts" code={payment} />
      <p>
        {rich(
          'Give it to <code>useReducer</code> and the component only reports what happened. A double click sends <code>submitted</code> twice; the second one changes nothing. There is no React in this file at all, so you can test every path of it in a few milliseconds.',
          inline,
        )}
      </p>
      <Remark>{t('If two booleans can contradict each other, one day they will.')}</Remark>

      <h2>{t('4. In the address bar')}</h2>
      <p>
        {t(
          'Filters, sorting, the open tab, the page number: people expect these to survive a reload, to work with the Back button and to be sent to a friend. The URL does all three, and it is the only store that the server can read before it renders anything.',
        )}
      </p>
      <Listing name="filters.ts" code={filters} />
      <p>
        {t(
          'Every router hands you the query. The work is to treat it as what it is, text typed by a stranger: read it through one function, ignore what makes no sense, write it through one function back.',
        )}
      </p>

      <h2>{t('5. On the server, with a cache here')}</h2>
      <p>
        {rich(
          'Whether a bike is still free is not your state. It belongs to the database, and what you hold is a copy that began to age when it arrived. Caches have their own questions: how old may this be, who else is asking, what happens after a change? A loader of your framework, TanStack Query or SWR answer them. A hand-written <code>useEffect</code> with <code>fetch</code> and three <code>useState</code> does not, and it lets a slow old answer overwrite a quick new one.',
          inline,
        )}
      </p>
      <p>
        {rich(
          'For the way back, React 19 has actions. <code>useActionState</code> keeps the last answer of a form and knows whether the next one is under way, which used to be two more states and a <code>try</code>.',
          inline,
        )}
      </p>
      <Listing name="offer-form.tsx" code={offerForm} />
      <p>
        {rich(
          'Its neighbour <code>useOptimistic</code> shows the hoped-for result at once and falls back by itself. Use it for a heart on a favourite. For money we let people wait the half second and tell them the truth.',
          inline,
        )}
      </p>

      <h2>{t('6. In a store outside React')}</h2>
      <p>
        {t(
          'Something remains that is neither the server’s nor one component’s: who is logged in, which bikes are saved, whether the connection is down. For that you need a value, a way to change it, and a way to hear of it.',
        )}
      </p>
      <Listing name="saved-bikes.ts" code={savedBikes} />
      <p>
        {rich(
          'React subscribes with <code>useSyncExternalStore</code>. The third argument is what the server knows: give it something honest, or the page that arrives and the page that comes alive will disagree.',
          inline,
        )}
      </p>
      <Listing name="saved-count.tsx" code={savedCount} />
      <p>
        {rich(
          'Note that <code>toggle</code> makes a new array. React compares snapshots with <code>Object.is</code>; push to the old one and nothing on the screen will move. Zustand, Jotai and Redux Toolkit are this idea with better manners: selectors, middleware, development tools. Take one when you miss those, not on the first day. The session of this very site is a file like the one above.',
          inline,
        )}
      </p>
      <p>
        {t(
          'And context? Context is a pipe, not a tank. It carries a value past components that do not care about it, and everyone who reads it renders again when it changes. That is perfect for a theme, and tiring for something that changes with each key press.',
        )}
      </p>

      <h2>{t('The short version')}</h2>
      <Comparison
        caption={t('Where does this fact live?')}
        columns={[t('Ask||column'), t('Then||column'), t('Here||column')]}
        rows={[
          [t('Does it follow from something else?'), t('Calculate it'), t('Can this form be sent?')],
          [t('Does one component need it?'), 'useState', t('The phone number being typed')],
          [t('Do values change together?'), 'useReducer', t('The steps of a payment')],
          [t('Should a link bring it back?'), t('The URL'), t('The chosen brand, the page')],
          [t('Does the server own it?'), t('A query cache or loader'), t('Is this bike still free?')],
          [t('Is it left over?'), t('A store'), t('Who is logged in')],
        ]}
      />
      <p>
        {t(
          'Go down the list and stop at the first yes. Then choose a library, if you still want one. You will find that you are choosing between small ones.',
        )}
      </p>
    </ArticleFrame>
  );
}
