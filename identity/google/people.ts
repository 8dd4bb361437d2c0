import { createHash } from 'node:crypto';
import { z } from 'zod';
import { t } from '#language/t.ts';
import { type JsonFile, openJsonFile } from './json-file.ts';

const name = z
  .string()
  .trim()
  .min(1, { error: () => t('Please write a name') })
  .max(80, { error: () => t('This name is too long') })
  .regex(/^\P{Cc}*$/u);
const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: () => t('Please write a whole e-mail address') }).max(254));

export const Newcomer = z.object({ name, email });

const Person = Newcomer.extend({ emailVerified: z.boolean() });
export type Person = z.infer<typeof Person>;

const SEEDED: Person[] = [
  { name: 'Maya Rahman', email: 'maya.rahman@example.com', emailVerified: true },
  { name: 'Jonas Berg', email: 'jonas.berg@example.com', emailVerified: true },
  { name: 'Tilda Brook', email: 'tilda.brook@example.org', emailVerified: true },
  { name: 'Sam Quill', email: 'sam.quill@example.net', emailVerified: false },
];
const MOST_KEPT = 20;

export interface People {
  list: () => Person[];
  find: (sub: string) => Person | undefined;
  add: (newcomer: z.infer<typeof Newcomer>) => Promise<Person>;
}

export async function gather(folder: string): Promise<People> {
  const stored: JsonFile<Person[]> = await openJsonFile(folder, 'people.json', z.array(Person), async () => []);
  const list = () => [...SEEDED, ...stored.value];
  return {
    list,
    find: (sub) => list().find((person) => subject(person) === sub),
    async add(newcomer) {
      const known = list().find((person) => person.email === newcomer.email);
      if (known) return known;
      const person = { ...newcomer, emailVerified: true };
      await stored.replace([...stored.value, person].slice(-MOST_KEPT));
      return person;
    },
  };
}

/** Digits, as Google's. */
export function subject({ email }: Pick<Person, 'email'>): string {
  const digest = createHash('sha256').update(email).digest('hex');
  return `1${BigInt(`0x${digest.slice(0, 16)}`)
    .toString()
    .padStart(20, '0')}`;
}
