import { readFileSync } from 'node:fs';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { RefusedStart } from '../database/refused-start.ts';

export interface BackupKey {
  /** Whoever has it can make backups, not open them. */
  recipient: string;
  /** Opens backups. */
  identity: string | undefined;
}

const VARIABLE = 'BACKUP_KEY';
const EXPLAINED = `a key of age: AGE-SECRET-KEY-1… makes and opens backups, age1… only makes them`;

/** From a file as `age-keygen` writes it, or the variable. */
export async function findBackupKey(
  file: string | undefined,
  variables: Record<string, string | undefined>,
): Promise<BackupKey | undefined> {
  if (file !== undefined) return parse(readFileSync(file, 'utf8'), file);
  const text = variables[VARIABLE];
  return text ? parse(text, VARIABLE) : undefined;
}

export async function newBackupKey(): Promise<Required<BackupKey>> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

export const keyFileText = ({ identity, recipient }: BackupKey) => `# public key: ${recipient}\n${identity}\n`;

async function parse(text: string, place: string): Promise<BackupKey> {
  const [line = '', ...more] = text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || []);
  try {
    if (more.length) throw new Error('several keys');
    const identity = line.startsWith('AGE-SECRET-KEY-1') ? line : undefined;
    const recipient = identity ? await identityToRecipient(identity) : line;
    new Encrypter().addRecipient(recipient);
    return { recipient, identity };
  } catch (error) {
    throw new RefusedStart(`${place} is not ${EXPLAINED}.`, { cause: error });
  }
}

export async function encrypted(plain: ReadableStream<Uint8Array>, { recipient }: BackupKey) {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(plain);
}

export const isEncrypted = (head: Buffer) => head.toString('latin1').startsWith('age-encryption.org/');

export async function decrypted(file: string, bytes: ReadableStream<Uint8Array>, key: BackupKey | undefined) {
  if (!key) throw new RefusedStart(`${file} is encrypted: give its key with --key or ${VARIABLE}.`);
  if (!key.identity)
    throw new RefusedStart(`The key only makes backups. ${file} is opened with its other half, AGE-SECRET-KEY-1….`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key.identity);
  try {
    return await decrypter.decrypt(bytes);
  } catch (error) {
    if (/no identity matched/i.test(String(error)))
      throw new RefusedStart(`The key is not the one of ${file}.`, { cause: error });
    throw error;
  }
}
