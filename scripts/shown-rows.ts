import { type ESTree, parseSync, Visitor } from 'vite';

/** Takes one row within a test. */
const STEP = 'shows';
const TEST = 'test';
const HOOKS = ['beforeAll', 'afterAll', 'beforeEach', 'afterEach'];

interface ShownRows {
  tests: number;
  /** Literal titles of steps, and of tests without steps. */
  titles: string[];
  /** What could leave a row out: other uses of `test` and `shows`, and returns of a test. */
  faults: string[];
}

/** The rows of the specification that a spec file always shows. */
export function shownRows(source: string): ShownRows {
  const { program, errors } = parseSync('shown.spec.ts', source);
  const wordsOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end).slice(0, 120);
  const found: ShownRows = { tests: 0, titles: [], faults: errors.map(({ message }) => message) };
  const inPlace = new Set<number>();

  for (const statement of program.body) {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (call?.type !== 'CallExpression') continue;
    if (isHook(call.callee)) inPlace.add(call.callee.start);
    const test = titledCall(call, TEST);
    if (!test) continue;
    inPlace.add(call.callee.start);
    found.tests++;
    const steps = test.body.flatMap((line) => titledStep(line) ?? []);
    for (const { start } of steps) inPlace.add(start);
    found.titles.push(...(steps.length ? steps : [test]).map(({ title }) => title));
    found.faults.push(...returnsOf(test.take).map((statement) => `${wordsOf(statement)} in ${test.title}`));
  }

  new Visitor({
    MemberExpression({ computed, property }) {
      if (!computed) inPlace.add(property.start);
    },
    ImportSpecifier({ imported, local }) {
      if (imported.start === local.start) inPlace.add(local.start);
    },
    CallExpression(call) {
      const { callee } = call;
      if (!isNamed(callee, TEST, STEP) || inPlace.has(callee.start)) return;
      found.faults.push(wordsOf(call));
      inPlace.add(callee.start);
    },
    Identifier(name) {
      if (isNamed(name, TEST, STEP) && !inPlace.has(name.start)) found.faults.push(wordsOf(name));
    },
  }).visit(program);
  return found;
}

const isNamed = (node: ESTree.Node, ...names: string[]) => node.type === 'Identifier' && names.includes(node.name);

const isHook = (callee: ESTree.Expression): boolean =>
  callee.type === 'MemberExpression' &&
  isNamed(callee.object, TEST) &&
  callee.property.type === 'Identifier' &&
  HOOKS.includes(callee.property.name);

/** `await shows('a row', async () => {…})` */
function titledStep(line: ESTree.Statement | ESTree.Directive) {
  const awaited = line.type === 'ExpressionStatement' ? line.expression : undefined;
  return awaited?.type === 'AwaitExpression' ? titledCall(awaited.argument, STEP) : undefined;
}

function titledCall(call: ESTree.Expression, name: string) {
  if (call.type !== 'CallExpression' || !isNamed(call.callee, name) || call.arguments.length !== 2) return;
  const [title, take] = call.arguments;
  if (title?.type !== 'Literal' || typeof title.value !== 'string') return;
  if (take?.type !== 'ArrowFunctionExpression' || take.body.type !== 'BlockStatement') return;
  return { title: title.value, start: call.callee.start, take, body: take.body.body };
}

/** Its own, not those of functions in it. */
function returnsOf(take: ESTree.ArrowFunctionExpression): ESTree.ReturnStatement[] {
  const returns: ESTree.ReturnStatement[] = [];
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  const program = { type: 'Program', body: take.body.type === 'BlockStatement' ? take.body.body : [] };
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ReturnStatement(statement) {
      if (!depth) returns.push(statement);
    },
  }).visit(program as ESTree.Program);
  return returns;
}
