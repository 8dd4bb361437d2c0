import type { Db, Fragment } from '../database/connect.ts';

const STARS = [1, 2, 3, 4, 5] as const;
const column = (stars: number) => `stars_${stars}`;

/** What the rows of `from` add to the figures of the people they are about. In a fixed order, against deadlocks. */
export const addFigures = (db: Db, from: Fragment) => db`
  insert into rating_figures as f (person_id, side, ${db(STARS.map(column))}, described, as_described)
  select about_id, case side when 'buyer' then 'seller' else 'buyer' end, ${counted(db)}, count(as_described),
    count(*) filter (where as_described)
  from ${from} group by 1, 2 order by 1, 2
  on conflict (person_id, side) do update set ${sums(db)}, described = f.described + excluded.described,
    as_described = f.as_described + excluded.as_described`;

export const subtractFigures = (db: Db, from: Fragment) => db`
  update rating_figures f set ${listed(
    db,
    STARS.map((stars) => db`${db(column(stars))} = ${db(`f.${column(stars)}`)} - (r.stars = ${stars}::int)::int`),
  )}, described = f.described - (r.as_described is not null)::int,
    as_described = f.as_described - coalesce(r.as_described, false)::int
  from ${from} r where f.person_id = r.about_id and f.side <> r.side`;

const counted = (db: Db) =>
  listed(
    db,
    STARS.map((stars) => db`count(*) filter (where stars = ${stars}::int)`),
  );

const sums = (db: Db) =>
  listed(
    db,
    STARS.map((stars) => db`${db(column(stars))} = ${db(`f.${column(stars)}`)} + ${db(`excluded.${column(stars)}`)}`),
  );

const listed = (db: Db, fragments: Fragment[]) => fragments.reduce((list, fragment) => db`${list}, ${fragment}`);
