import type { Sql } from 'postgres';

/** Works before the service's first start. */
export async function knowsAnyOf(
  sql: Sql<{ bigint: number }>,
  people: { subject: string; email: string }[],
): Promise<boolean> {
  const [found] = await sql<{ exists: boolean }[]>`select to_regclass('"user"') is not null as exists`;
  if (!found?.exists) return false;
  const known = await sql`
    select from unnest(${people.map(({ subject }) => subject)}::text[], ${people.map(({ email }) => email)}::text[])
      as person (subject, email)
    join "user" on "user".id = person.subject and lower("user".email) = person.email limit 1`;
  return known.length > 0;
}
