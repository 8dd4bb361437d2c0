/** Result of a public read, with the cache tags of its data. Routes and pages accept nothing else. */
export class Tagged<T> {
  readonly value: T;
  readonly tags: readonly string[];

  constructor(value: T, ...tags: string[]) {
    this.value = value;
    this.tags = tags;
  }

  as<Other>(value: Other): Tagged<Other> {
    return new Tagged(value, ...this.tags);
  }
}

/** A result that no write changes, such as settings. */
export const constant = <T>(value: T) => new Tagged(value);
