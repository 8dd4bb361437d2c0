import { type Message, message } from '#language/t.ts';

/** In reading order. Each text is in `articles/` under its slug. */
const written = [
  {
    slug: 'managing-state-in-react',
    title: message('The different ways to manage state in React'),
    standfirst: message(
      'Most arguments about state libraries are really about addresses. Decide where a fact lives first.',
    ),
    answer: message(
      'A fact can live in six places: nowhere, because it follows from others; in one component, with useState; in a reducer, when several values change together; in the URL, when people should be able to share or go back to it; on the server, with only a cache in the browser; or in a store outside React. Try them in that order. What remains for a store library after the first five is surprisingly little.',
    ),
    minutes: 6,
  },
  {
    slug: 'how-prototypal-inheritance-works',
    title: message('How prototypal inheritance works'),
    standfirst: message(
      'One rule, followed link by link, explains classes, methods, instanceof and a family of security bugs.',
    ),
    answer: message(
      'Every object has a hidden link to another object, its prototype, or to null. Reading a property looks at the object first and then follows the links until the name turns up or the chain ends. Writing does not follow them: it puts the value on the object itself. Nothing is copied, so methods are shared and can change while the program runs. A class is a tidy way to build such a chain.',
    ),
    minutes: 5,
  },
  {
    slug: 'what-is-a-unit-test',
    title: message('What a unit test is, and why we write them'),
    standfirst: message('A good one is a sentence about your trade that a machine checks each time you save.'),
    answer: message(
      'A unit test runs one small piece of a program by itself, with inputs you chose, and compares what comes out with what you said would come out. We write them because they answer in milliseconds, name what is broken, and let us change code that we no longer remember. A test earns its place only if it can fail: break the code on purpose once, and see it go red.',
    ),
    minutes: 5,
  },
  {
    slug: 'react-vs-angular-vs-vue',
    title: message('React vs Angular vs Vue'),
    standfirst: message('Three good answers to one question: when a value changes, who finds out?'),
    answer: message(
      'React runs your component again and compares the results. Vue and Angular keep a record of who read which value, and update just those readers. React is a library around which you choose the rest; Vue brings official parts that fit together; Angular brings nearly everything and one way to do it. All three are fast enough for a shop like ours. Choose by the people you have, not by a benchmark.',
    ),
    minutes: 6,
  },
] as const;

export type Slug = (typeof written)[number]['slug'];

export interface Article {
  slug: Slug;
  title: Message;
  standfirst: Message;
  /** A paragraph that is complete in itself. */
  answer: Message;
  minutes: number;
}

export const articles: readonly Article[] = written;
const bySlug = Object.fromEntries(articles.map((article) => [article.slug, article])) as Record<Slug, Article>;

export const articleOf = (slug: Slug) => bySlug[slug];

export const BYLINE = message('The Kickstand workshop');
