import type { Db } from './connect.ts';

class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

class Fragment {
  readonly parts: readonly (string | Parameter)[];

  constructor(parts: readonly (string | Parameter)[]) {
    this.parts = parts;
  }
}

export type { Fragment };

/** Numbers become constants of the text, because the planner has to know them. */
type Inserted = Fragment | Parameter | number;

export const sql = (strings: TemplateStringsArray, ...inserted: Inserted[]): Fragment =>
  new Fragment(strings.flatMap((text, at) => [text, ...(at < inserted.length ? partsOf(inserted[at] ?? 0) : [])]));

function partsOf(inserted: Inserted): readonly (string | Parameter)[] {
  if (inserted instanceof Fragment) return inserted.parts;
  return [inserted instanceof Parameter ? inserted : String(inserted)];
}

export const identifier = (name: string) => new Fragment([`"${name.replaceAll('"', '""')}"`]);

export const literal = (text: string) => new Fragment([`'${text.replaceAll("'", "''")}'`]);

export const join = (fragments: Fragment[], separator: string) =>
  new Fragment(fragments.flatMap(({ parts }, at) => (at ? [separator, ...parts] : parts)));

export const parameter = (name: string) => new Parameter(name);

export const parametersOf = <Values extends object>() =>
  new Proxy({} as { readonly [Name in keyof Values]-?: Parameter }, { get: (_, name) => parameter(String(name)) });

/** The fragment with columns of a table in place of its parameters: `leastCents` is read from `least_cents`. */
export const readFrom = (alias: string, { parts }: Fragment) =>
  new Fragment(
    parts.map((part) =>
      part instanceof Parameter
        ? `${alias}.${part.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
        : part,
    ),
  );

/** Text is built once per shape; the driver would build it per call, with a parameter per occurrence. */
export function prepared<Shape extends object, Values extends object, Row extends object>(
  build: (shape: Shape) => Fragment,
) {
  const templates = new Map<string, Template>();
  return (db: Db, shape: Shape, values: Partial<Values>): PromiseLike<Row[]> => {
    const key = JSON.stringify(shape);
    const { strings, names } = templates.get(key) ?? templateOf(build(shape));
    if (!templates.has(key)) templates.set(key, { strings, names });
    return db<Row[]>(strings, ...names.map((name) => boundValue(values, name)));
  };
}

interface Template {
  strings: TemplateStringsArray;
  names: string[];
}

/** postgres numbers parameters in order of appearance, so repeats use their number in the text. */
function templateOf({ parts }: Fragment): Template {
  const names: string[] = [];
  const strings = [''];
  for (const part of parts) {
    const isFirst = part instanceof Parameter && !names.includes(part.name);
    if (isFirst) {
      names.push(part.name);
      strings.push('');
    } else strings[strings.length - 1] += part instanceof Parameter ? `$${names.indexOf(part.name) + 1}` : part;
  }
  return { strings: Object.assign(strings, { raw: strings }), names };
}

function boundValue(values: object, name: string) {
  const value = (values as Record<string, never>)[name];
  if (value === undefined) throw new Error(`The statement needs a value for ${name}`);
  return value;
}
