import { listUsers, readAdmin, readUser, removeUser, verifySeller } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { theAdmin } from '../cast.ts';
import { expect, test } from '../kickstand.ts';
import { shows } from './shows.ts';

let nobody: Caller;
let buyer: Caller;
let seller: Caller;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  const { url } = marketplace;
  nobody = callerOf(`${url}/api`);
  [buyer, seller, admin] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller'), theAdmin(marketplace)]);
});

test('the calls about people', async ({ marketplace }) => {
  await shows('GET /users/{email} | none | user record; role and isVarified read', async () => {
    const { name, email } = seller;
    const { body } = await seller.call(readUser, { params: { email } });
    expect(body).toMatchObject({ name, email, role: 'seller', isVarified: false });
    expect((await buyer.call(readUser, { params: { email } })).status).toBe(403);
    expect((await nobody.call(readUser, { params: { email } })).status).toBe(401);
  });

  await shows(
    'GET /users?role=buyer, GET /users?role=seller | bearer token | users with name, email, isVarified',
    async () => {
      for (const [role, { name, email }] of Object.entries({ buyer, seller })) {
        const { body } = await admin.call(listUsers, { query: { role } });
        expect(body.find((user) => user.email === email)).toMatchObject({ name, role, isVarified: false });
        expect(new Set(body.map((user) => user.role))).toEqual(new Set([role]));
      }
    },
  );

  await shows('GET /users/admin/{email} | none | field isAdmin', async () => {
    expect((await buyer.call(readAdmin, { params: { email: buyer.email } })).body).toEqual({ isAdmin: false });
    expect((await admin.call(readAdmin, { params: { email: admin.email } })).body).toEqual({ isAdmin: true });
    expect((await buyer.call(readAdmin, { params: { email: admin.email } })).status).toBe(403);
  });

  await shows('PUT /users/{email} | not shown | modifiedCount; verifies a seller', async () => {
    const { email } = await newcomer(marketplace.url, 'seller');
    const verify = async () => (await admin.call(verifySeller, { params: { email } })).body;
    expect(await verify()).toEqual({ modifiedCount: 1 });
    expect(await verify()).toEqual({ modifiedCount: 0 });
    expect((await admin.call(readUser, { params: { email } })).body.isVarified).toBe(true);
  });

  await shows('DELETE /users/{email} | none | deletedCount', async () => {
    const { email } = await newcomer(marketplace.url, 'buyer');
    const remove = async () => (await admin.call(removeUser, { params: { email } })).body;
    expect(await remove()).toEqual({ deletedCount: 1 });
    expect(await remove()).toEqual({ deletedCount: 0 });
  });
});
