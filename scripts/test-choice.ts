import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { innerPackages } from './inner-packages.ts';

/** Longest first, so that no core idles at the end. */
const SERVER_TESTS = [
  'test/races',
  'test',
  'identity',
  'server',
  'cards',
  'mail',
  'contract',
  'demo',
  'client',
  'bench',
];
const CHANGED = '--changed';
const USAGE = `npm test                       everything
npm test -- booking search     the files of tests whose path contains one of the words
npm test -- ${CHANGED}          those that depend on what differs from the last commit`;

interface Chosen {
  server: string[];
  browser: string[];
  /** Includes types, lint and budgets. */
  isWhole: boolean;
}

/** Test files matched by the arguments; exits without a match. */
export function chosenTests(root: string, args: readonly string[]): Chosen {
  const server = [...new Set(SERVER_TESTS.flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: root })))];
  const browser = globSync('e2e/**/*.spec.ts', { cwd: root });
  if (!args.length) return { server, browser, isWhole: true };
  const isChosen = args.includes(CHANGED) ? dependsOn(root, changedFiles(root)) : matches(args);
  const chosen = { server: server.filter(isChosen), browser: browser.filter(isChosen), isWhole: false };
  if (chosen.server.length + chosen.browser.length) return chosen;
  console.error(`No test is chosen by ${args.join(' ')}\n\n${USAGE}`);
  process.exit(1);
}

const matches = (words: readonly string[]) => (file: string) => words.some((word) => file.includes(word));

function changedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}

/** Transitive importers of a changed file; browser tests depend on the whole client. */
function dependsOn(root: string, changed: readonly string[]) {
  const inner = innerPackages(root);
  const known = new Map<string, boolean>(changed.map((file) => [file, true]));
  const changedClient = changed.some((file) => file.startsWith('client/'));
  const depends = (file: string): boolean => {
    const answer = known.get(file);
    if (answer !== undefined) return answer;
    known.set(file, false);
    const result = importsOf(root, file, inner).some(depends);
    known.set(file, result);
    return result;
  };
  return (file: string) => (changedClient && file.startsWith('e2e/')) || depends(file);
}

function importsOf(root: string, file: string, inner: ReadonlyMap<string, string>): string[] {
  const text = /\.tsx?$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, to = '']) => {
    const entry = inner.get(to);
    if (entry) return entry;
    if (!/\.tsx?$/.test(to)) return [];
    return to.startsWith('#') ? to.slice(1) : normalize(join(dirname(file), to));
  });
}
