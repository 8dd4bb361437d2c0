import { canonicalUrl } from '#client/navigation/canonical-url.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { ArticleFrame, articleMeta } from '../article-frame.tsx';
import { Comparison } from '../comparison.tsx';
import askingAngular from '../examples/asking-price.component.txt?raw';
import askingReact from '../examples/asking-price.tsx?raw';
import askingVue from '../examples/asking-price.vue.txt?raw';
import rerun from '../examples/rerun.js?raw';
import rerunPrints from '../examples/rerun.output.txt?raw';
import signals from '../examples/signals.js?raw';
import signalsPrint from '../examples/signals.output.txt?raw';
import { inline } from '../inline.tsx';
import { Listing } from '../listing.tsx';
import { Remark } from '../prose.tsx';
import type { Route } from './+types/react-vs-angular-vs-vue';

export const loader = canonicalUrl;
export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta('react-vs-angular-vs-vue', loaderData);

export default function Frameworks() {
  return (
    <ArticleFrame slug="react-vs-angular-vs-vue">
      <p>
        {t(
          'All three turn data into a page and keep the page true when the data changes. They agree about components, about TypeScript, about rendering on the server. What they answer differently is one question, and most of what you will like or dislike about them follows from it: when a value changes, who finds out?',
        )}
      </p>

      <h2>{t('React: nobody, so ask everybody')}</h2>
      <p>
        {t(
          'A React component is a function from data to a description of the screen. When state changes, the function runs again from top to bottom, and React compares the new description with the old. In miniature:',
        )}
      </p>
      <Listing name="rerun.js" code={rerun} prints={rerunPrints} />
      <p>
        {rich(
          'The view knows nothing about change. It describes one moment, and the comparison does the rest. That is easy to reason about, and it is wasteful by design: all three lines were worked out anew to find the one that moved. React’s answer to the waste was to let you mark what can be skipped, with <code>memo</code> and <code>useMemo</code>. Since version 1.0 the React Compiler adds such marks at build time, provided that your components keep the rules.',
          inline,
        )}
      </p>

      <h2>{t('Vue and Angular: whoever read it')}</h2>
      <p>
        {t(
          'The other answer is to keep a list. When a piece of the page reads a value, the value remembers the reader. When it is set, it calls its readers and nobody else. This is a signal, and a toy one takes about twenty lines:',
        )}
      </p>
      <Listing name="signals.js" code={signals} prints={signalsPrint} />
      <p>
        {rich(
          'The line with the asking price never ran a second time. Vue has worked on this principle since its beginnings; its word is <code>ref</code>. Angular came to it late. For years it let a library called zone.js watch every timer and click, and checked the page after each of them. Signals have taken that place, and since Angular 21 a new application has no zone.js in it at all. What you pay here is a kind of value with rules of its own: read it in the wrong place, or take the number out too early, and the link is lost without a sound.',
          inline,
        )}
      </p>

      <h2>{t('The same component three times')}</h2>
      <p>{t('A buyer types an offer and sees what they would save. First React:')}</p>
      <Listing name="asking-price.tsx" code={askingReact} />
      <p>{t('Vue puts template and script into one file. What is derived is declared, not run again:')}</p>
      <Listing name="AskingPrice.vue" code={askingVue} />
      <p>
        {rich(
          'Angular has a class and a template. Inputs are signals, and the block with <code>@if</code> is checked by the compiler like other code:',
          inline,
        )}
      </p>
      <Listing name="asking-price.ts" code={askingAngular} />
      <p>
        {rich(
          'We ran all three in a browser, with React 19.3, Vue 3.5 and Angular 22.2. They looked the same until the seller, in the middle of it, lowered the price from $5,200 to $5,000. React and Vue kept the 4,800 in the field and said “You would save $200”. Angular threw the offer away and showed 5,000. Neither is a bug: <code>useState</code> and <code>ref</code> take the price once, as a beginning, while <code>linkedSignal</code> starts over whenever its source changes. Each can be told to do the other. But it shows where to look when you compare frameworks. Not at the syntax: at what happens to a value over time.',
          inline,
        )}
      </p>
      <Remark>{t('Frameworks differ less in what you write than in when it runs.')}</Remark>

      <h2>{t('What comes in the box')}</h2>
      <Comparison
        caption={t('As of React 19, Vue 3.5 and Angular 22')}
        columns={[t('What||column'), 'React', 'Vue', 'Angular']}
        rows={[
          [t('It is||row'), t('A library'), t('A framework in parts'), t('A framework, whole')],
          [t('You write||row'), 'JSX', t('Templates in .vue files'), t('Classes and templates')],
          [t('On a change'), t('Runs the component again'), t('Tells the readers'), t('Tells the readers')],
          [t('Routing||of a framework'), t('Your choice'), t('Vue Router, official'), t('Included||in a framework')],
          [t('Shared state'), t('Your choice'), t('Pinia, official'), t('Services and signals')],
          [t('Forms||of a page'), t('Actions; else your choice'), 'v-model', t('Included, with validation')],
          [
            t('Server rendering'),
            t('By a framework: Next.js, React Router'),
            t('By a framework: Nuxt'),
            t('Included||in a framework'),
          ],
          [
            t('Types||of a programming language'),
            t('Optional, good'),
            t('Optional, good'),
            t('Expected||types in a framework'),
          ],
        ]}
      />
      <p>
        {t(
          'The longer your list of “your choice”, the more you decide, and the more you maintain. A React team of two has a marvellous time with that. A React company of two hundred ends up with five ways to fetch data, and somebody whose work it is to write them down. Angular decides for you, brings commands that rewrite your code for the next version, and asks you to learn its vocabulary first: dependency injection, decorators, providers. Vue stands between them and is the quickest to read for someone who knows HTML.',
        )}
      </p>

      <h2>{t('What should not decide it')}</h2>
      <ul>
        <li>
          {rich(
            '<strong>Benchmarks of ten thousand rows.</strong> A page of ours shows 24 bikes. What slows such a page down is heavy pictures, too much script and a slow database, long before the framework is felt.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>Popularity.</strong> There is more material about React than you can read. All three have been with us for a decade, are maintained by people who do it for a living, and have libraries for anything usual.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>The next big thing.</strong> Vue 3.6, a release candidate when we looked, compiles components without a virtual DOM. Angular has made its forms out of signals. React compares less with each year. They are walking towards each other.',
            inline,
          )}
        </li>
      </ul>

      <h2>{t('How we would choose')}</h2>
      <ol>
        <li>
          {rich(
            '<strong>Does the team know one well?</strong> Take that one. Nothing in the table outweighs it.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>Many teams, long life, people who come and go?</strong> Angular. One way to do things is dull in the first month and a blessing in the fifth year.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>Pages that mostly exist already, or a small team that wants few decisions?</strong> Vue.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>An unusual product, a native app beside it, or a wish to choose every part?</strong> React.',
            inline,
          )}
        </li>
      </ol>
      <p>
        {t(
          'Kickstand is made with React, and since you will ask: because public pages had to arrive as finished HTML with little script behind them, and React Router gave us that inside our own server. Vue with Nuxt or Angular’s own server rendering would have done it too. The rules that make the shop trustworthy, one buyer to a bike, the price from the database, are in none of the three. They are behind them, in functions and SQL that have never heard of a framework. Put your weight there, and this choice becomes what it should be: a matter of taste, with good reasons.',
        )}
      </p>
    </ArticleFrame>
  );
}
