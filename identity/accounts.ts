import type { InternalAdapter } from 'better-auth';

export interface Person {
  email: string;
  password: string;
  name: string;
  photoURL?: string;
}

export interface Accounts {
  internalAdapter: Pick<
    InternalAdapter,
    | 'findUserByEmail'
    | 'findUserById'
    | 'findCredentialAccount'
    | 'createUser'
    | 'linkAccount'
    | 'deleteUser'
    | 'deleteUserSessions'
    | 'createVerificationValue'
  >;
  adapter: { deleteMany: (data: { model: string; where: { field: string; value: string }[] }) => Promise<number> };
  password: { hash: (password: string) => Promise<string> };
}

/** An existing password stays. Returns the user's id. */
export async function enrol(accounts: Accounts, person: Person): Promise<string> {
  const email = person.email.toLowerCase();
  const user = (await find(accounts, email)) ?? (await create(accounts, { ...person, email }));
  if (!user.hasPassword) await givePassword(accounts, user.id, person.password);
  return user.id;
}

async function find({ internalAdapter }: Accounts, email: string) {
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  if (!found) return undefined;
  return { id: found.user.id, hasPassword: found.accounts.some(({ providerId }) => providerId === 'credential') };
}

async function create(accounts: Accounts, { email, name, photoURL }: Person) {
  const profile = { email, name, image: photoURL ?? null, emailVerified: true };
  try {
    const { id } = await accounts.internalAdapter.createUser(profile, { method: 'email-password' });
    return { id, hasPassword: false };
  } catch (error) {
    const found = await find(accounts, email);
    if (!found) throw error;
    return found;
  }
}

async function givePassword({ internalAdapter, password }: Accounts, id: string, secret: string): Promise<void> {
  const hash = await password.hash(secret);
  await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash });
}
