export class StorageDown extends Error {
  constructor(key: string, cause: unknown) {
    super(`The store failed at ${key}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
