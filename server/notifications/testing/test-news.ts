import { v7 as newId } from 'uuid';
import type { NoticeKind } from '#contract/notice-preferences.ts';
import type { Db } from '../../database/connect.ts';
import { tellPerson } from '../notifications.ts';
import { PERSONAL } from '../personal/personal.ts';
import type { PersonalText } from '../personal/personal-text.ts';

/** News of a kind that people can switch off, whatever the product tells just now. */
export function testNews(kind: NoticeKind) {
  const verb = `test-${kind}`;
  const text: PersonalText<object> = {
    kind,
    title: () => `News of ${kind}`,
    text: () => 'Something happened.',
    link: () => ({ label: 'See it', path: '/dashboard/notices' }),
  };
  Object.assign(PERSONAL, { [verb]: text });
  return async (db: Db, userId: string) => {
    const id = newId();
    await tellPerson(db, { id, userId, verb: verb as never, facts: {} });
    return id;
  };
}

export async function idOf(db: Db, { email }: { email: string }): Promise<string> {
  const [user] = await db<{ id: string }[]>`select id from users where email = ${email}`;
  if (!user) throw new Error(`There is no ${email}`);
  return user.id;
}
