import { canonicalUrl } from '#client/navigation/canonical-url.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { ArticleFrame, articleMeta } from '../article-frame.tsx';
import { Comparison } from '../comparison.tsx';
import centsTest from '../examples/cents.test.ts?raw';
import cents from '../examples/cents.ts?raw';
import floating from '../examples/floating.js?raw';
import floatingPrints from '../examples/floating.output.txt?raw';
import holdTest from '../examples/hold.test.ts?raw';
import hold from '../examples/hold.ts?raw';
import holdBroken from '../examples/hold-broken.output.txt?raw';
import { inline } from '../inline.tsx';
import { Listing } from '../listing.tsx';
import { Remark } from '../prose.tsx';
import type { Route } from './+types/what-is-a-unit-test';

export const loader = canonicalUrl;
export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta('what-is-a-unit-test', loaderData);

export default function UnitTests() {
  return (
    <ArticleFrame slug="what-is-a-unit-test">
      <p>
        {rich(
          'A unit test runs one small piece of a program by itself, gives it inputs that you chose, and compares what comes out with what you said would come out. No browser, no database, no network; a few milliseconds and a clear yes or no. The piece is the <em>unit</em>. It may be a function, a class or a small module. What makes it a unit is not its size but that it can be understood, and be wrong, on its own.',
          inline,
        )}
      </p>

      <h2>{t('A cent goes missing')}</h2>
      <p>
        {t(
          'Here is why we have so many of them where money is concerned. Sellers type prices as text, the database keeps whole cents, and between the two lies arithmetic that looks too simple to test.',
        )}
      </p>
      <Listing name="floating.js" code={floating} prints={floatingPrints} />
      <p>
        {t(
          'Computers keep decimals in binary, where 19.99 has no exact form. Round down, as one does without thinking, and a seller loses a cent on every such price. Nobody would notice for months. Then somebody adds up a column. So we write down what we want, function and test together:',
        )}
      </p>
      <Listing name="cents.ts" code={cents} />
      <Listing name="cents.test.ts" code={centsTest} />
      <p>
        {rich(
          'Read the titles of the two tests without the code. They are statements about our trade, in words that a seller would understand. That is the best measure of a good test we know. “Works correctly” is not a statement, and <code>cents() should return number</code> tells us nothing that the types do not.',
          inline,
        )}
      </p>
      <p>
        {t(
          'Look at the second one as well. The interesting inputs are never the pretty ones. An empty field, a word, a minus, scientific notation, a third decimal, zero: for each, somebody had to decide. The test is where that decision is kept.',
        )}
      </p>

      <h2>{t('Time is an input')}</h2>
      <p>
        {rich(
          'On Kickstand a booking holds a bike for 24 hours. Code that asks the clock by itself can be tested only by waiting a day, or by bending the clock of the whole process. Code that is <em>told</em> the time needs neither.',
          inline,
        )}
      </p>
      <Listing name="hold.ts" code={hold} />
      <Listing name="hold.test.ts" code={holdTest} />
      <p>
        {t(
          'The same goes for chance, for identifiers and for the network: pass them in. People call this writing testable code. It is simply code that says what it depends on, and it is better code on the days when nobody tests it.',
        )}
      </p>
      <p>
        {t(
          'Both tests stand at the edge, one millisecond before the hour and exactly on it. Faults gather there. A test with twelve hours would pass whatever the comparison says.',
        )}
      </p>

      <h2>{t('Can it fail?')}</h2>
      <p>
        {rich(
          'This is the question that most tests are never asked. So ask. We changed <code>>=</code> to <code>></code> in <code>hold.ts</code> and ran the file again:',
          inline,
        )}
      </p>
      <Listing name={t('node --test, shortened, with the fault put in')} code={holdBroken} />
      <p>
        {rich(
          'One test stays green and the other names the fault. If both had stayed green, we would have had a decoration. Tools for mutation testing do this for a whole code base; doing it once by hand, for each new test, costs ten seconds and catches the usual ones: the forgotten <code>await</code>, the assertion inside a callback that never runs, the expected value calculated by the very function under test.',
          inline,
        )}
      </p>
      <Remark>{t('A test that has never failed has not yet told you anything.')}</Remark>

      <h2>{t('Why we write them')}</h2>
      <ul>
        <li>
          {rich(
            '<strong>They are quick.</strong> An answer while you still remember what you changed is worth ten from last night’s build.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>They point.</strong> A failed journey through the shop says that something is wrong. A failed unit test says what.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>They let you change things.</strong> Nobody tidies code that they are afraid of. With tests around it you can replace the inside and keep the promise.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>They explain.</strong> They are the one kind of documentation that complains when it is no longer true.',
            inline,
          )}
        </li>
        <li>
          {rich(
            '<strong>They push back.</strong> If a piece is a torment to test, it does too much or knows too many. You learned that before it shipped.',
            inline,
          )}
        </li>
      </ul>

      <h2>{t('What they cannot do')}</h2>
      <p>
        {t(
          'Unit tests say that the parts are good, not that they fit. Two people pressing Book Now in the same millisecond is no matter for a unit: the answer lies in the database, so that is where we test it, on a real one. Whether a person can book with the keyboard alone is a matter for a browser. Replace the database by a stand-in that always says yes, and you have tested the stand-in.',
        )}
      </p>
      <Comparison
        caption={t('Each kind for what it is good at')}
        columns={[t('Kind||column'), t('Runs||column'), t('Tells you||column'), t('Here||column')]}
        rows={[
          [t('Unit||kind of test'), t('One piece, alone'), t('Is the rule right?'), t('Reading a price')],
          [
            t('Integration||kind of test'),
            t('Several pieces and a real database'),
            t('Do they fit together?'),
            t('One of many buyers gets the bike'),
          ],
          [
            t('End to end||kind of test'),
            t('The whole, in a browser'),
            t('Can a person do it?'),
            t('Book, pay, see the receipt'),
          ],
        ]}
      />
      <p>
        {t(
          'How many of each? Fashion changes between pyramids and trophies. We put every rule that can be stated without the outside world into plain functions and test those closely, then spend the expensive tests on what is left.',
        )}
      </p>

      <h2>{t('Begin with the next bug')}</h2>
      <p>
        {rich(
          'You do not need a project to start. <code>node --test</code> is part of Node, and both test files above use nothing else. When the next fault is reported, write the test that shows it before you mend it. Watch it fail. Mend it. Watch it pass. That fault is now the one thing in your program that cannot quietly come back.',
          inline,
        )}
      </p>
    </ArticleFrame>
  );
}
