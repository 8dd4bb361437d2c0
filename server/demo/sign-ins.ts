import { demoPeople } from '../../demo/people.ts';

export const demoSignIns = demoPeople.flatMap(({ role, email, password }) =>
  password ? [{ role, email, password }] : [],
);
