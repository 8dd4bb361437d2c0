import { canonicalUrl } from '#client/navigation/canonical-url.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { ArticleFrame, articleMeta } from '../article-frame.tsx';
import byHand from '../examples/by-hand.js?raw';
import byHandPrints from '../examples/by-hand.output.txt?raw';
import classes from '../examples/class.js?raw';
import classesPrint from '../examples/class.output.txt?raw';
import dictionary from '../examples/dictionary.js?raw';
import dictionaryPrints from '../examples/dictionary.output.txt?raw';
import lookup from '../examples/lookup.js?raw';
import lookupPrints from '../examples/lookup.output.txt?raw';
import shared from '../examples/shared.js?raw';
import sharedPrints from '../examples/shared.output.txt?raw';
import walk from '../examples/walk.js?raw';
import walkPrints from '../examples/walk.output.txt?raw';
import { inline } from '../inline.tsx';
import { Listing } from '../listing.tsx';
import { Remark } from '../prose.tsx';
import type { Route } from './+types/how-prototypal-inheritance-works';

export const loader = canonicalUrl;
export const meta: Route.MetaFunction = ({ loaderData }) => articleMeta('how-prototypal-inheritance-works', loaderData);

export default function Prototypes() {
  return (
    <ArticleFrame slug="how-prototypal-inheritance-works">
      <p>
        {rich(
          'In many languages a class is a drawing and an object is built from it; once built, the object has all it needs. JavaScript does it differently. An object has what is its own, and a link to another object that it asks about everything else. That other object is its <em>prototype</em>. It has a prototype too, and so on, until one of them links to <code>null</code>. That is the whole mechanism. The rest of this page follows it link by link.',
          inline,
        )}
      </p>

      <h2>{t('Reading goes up the chain, writing does not')}</h2>
      <p>
        {rich(
          '<code>Object.create</code> makes an empty object whose link goes to the object you name. No constructor, no class, no <code>new</code>: the plainest way to see what happens.',
          inline,
        )}
      </p>
      <Listing name="lookup.js" code={lookup} prints={lookupPrints} />
      <p>
        {rich(
          'Our MT-07 owns one property, its name. It has no wheels and no <code>describe</code> of its own, and answers all the same, because reading goes on to the prototype. Then look at the sidecar. Assigning <code>wheels</code> leaves <code>motorbike</code> alone and puts a property on the object itself, which from then on stands in front of the inherited one. Delete it, and the old answer shines through again: it had never been away.',
          inline,
        )}
      </p>
      <p>
        {rich(
          'Look at <code>this</code>, too. The method was found on <code>motorbike</code>, but <code>this</code> is the object in front of the dot, so it prints the right name. Where a function is kept and what it works on are two different matters.',
          inline,
        )}
      </p>

      <h2>{t('The rule, as code')}</h2>
      <p>
        {t(
          'Leave getters and proxies aside, and the lookup fits in a loop. We wrote it out, and it agrees with the engine:',
        )}
      </p>
      <Listing name="walk.js" code={walk} prints={walkPrints} />
      <p>
        {rich(
          'The third line explains something you have used since your first day. Nobody gave our bike a <code>toString</code>. It comes from <code>Object.prototype</code>, where nearly every chain ends. Past it there is only <code>null</code>, and a name that nobody had becomes <code>undefined</code>. Not an error: that is why a mistyped property stays silent until much later.',
          inline,
        )}
      </p>
      <Remark>{t('Nothing is copied. Inheritance in JavaScript is a question passed on.')}</Remark>

      <h2>{t('What new does')}</h2>
      <p>
        {rich(
          'Before classes, people used functions. Each ordinary function has a property called <code>prototype</code>, which is a poor name: it is not the function’s own prototype, but the one that its <em>products</em> will get. <code>new</code> connects the two. For a function like this one it does no more than our <code>make</code>:',
          inline,
        )}
      </p>
      <Listing name="by-hand.js" code={byHand} prints={byHandPrints} />
      <p>
        {rich(
          'Both bikes share one <code>price</code> function. Ten thousand bikes would share it as well, and that is what the arrangement is good for: facts in the object, behaviour one link away.',
          inline,
        )}
      </p>
      <p>
        {rich(
          '<code>instanceof</code> now has no secret left. It asks whether <code>Bike.prototype</code> stands somewhere in the chain. It does not ask who made the object, and it says no to a bike made in another frame or by another copy of your package, because their <code>Bike.prototype</code> is another object.',
          inline,
        )}
      </p>

      <h2>{t('What class adds')}</h2>
      <p>
        {rich(
          'A class builds the same chain and writes it down better. It adds real things: it cannot be called without <code>new</code>, its methods do not show up in loops, fields can be private with <code>#</code>, and <code>super</code> finds the method one link further up. It does not add another kind of inheritance.',
          inline,
        )}
      </p>
      <Listing name="class.js" code={classes} prints={classesPrint} />
      <p>
        {t(
          'The last two lines are the proof. A class is a function, and an object that exists already follows a change of its prototype, since the question is asked anew at each call. This is how polyfills reach arrays that were made before them. It is also why you should not do it to objects that are not yours.',
        )}
      </p>

      <h2>{t('Three ways to get hurt')}</h2>
      <p>
        {rich(
          '<strong>A list on the prototype.</strong> Writing stays on the object, we said. But <code>push</code> does not write a property: it reads one, going up the chain, and changes the array that it finds there. Everybody’s array.',
          inline,
        )}
      </p>
      <Listing name="shared.js" code={shared} prints={sharedPrints} />
      <p>
        {t(
          'A class field is made for each object, so the second half is safe. Python programmers know this bug by another name: the mutable default argument.',
        )}
      </p>
      <p>
        {rich(
          '<strong>An object used as a dictionary.</strong> An empty object is not empty: it inherits. Ask it whether it knows <code>constructor</code> and it says yes. Worse, <code>__proto__</code> is a door to the prototype itself. A function that merges what strangers send can be led through it, and then <em>every</em> object in the program has a new property:',
          inline,
        )}
      </p>
      <Listing name="dictionary.js" code={dictionary} prints={dictionaryPrints} />
      <p>
        {rich(
          'This is prototype pollution, and it has been found in well-known libraries. The cure is dull and complete: use a <code>Map</code> for names you do not choose yourself, ask with <code>Object.hasOwn</code> instead of <code>in</code>, and let a schema decide which keys of a request exist at all.',
          inline,
        )}
      </p>
      <p>
        {rich(
          '<strong>Changing the link later.</strong> <code>Object.setPrototypeOf</code> works, but engines arrange their shortcuts around chains that stay as they are, and the manuals warn that it is slow in all of them. Make the object with the right prototype instead.',
          inline,
        )}
      </p>

      <h2>{t('So which should you use?')}</h2>
      <p>
        {rich(
          'Write <code>class</code> when many objects share behaviour and you want private state; keep the chain to one or two links of your own. Write plain objects and functions for everything else, which in our code is nearly everything: a booking is data, and the functions that work on it need no family tree. But know the chain. It is under both of them, and when an object answers a question you never taught it, you will know where to look.',
          inline,
        )}
      </p>
    </ArticleFrame>
  );
}
