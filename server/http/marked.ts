import { Tagged } from '../cache/tagged.ts';
import type { Viewer } from './viewer.ts';

export interface PersonalAnswer<T> {
  /** Everybody of a kind sees the same; absent: nobody else does. */
  kind?: string;
  value(): T | Promise<T>;
}

type ForPerson<T> = (viewer: Viewer) => Promise<PersonalAnswer<T>>;

/** A public read that a person sees with marks of their own, without reading it anew. */
export class Marked<T> extends Tagged<T> {
  readonly forPerson: ForPerson<T>;

  constructor({ value, tags, until }: Tagged<T>, forPerson: ForPerson<T>) {
    super(value, ...tags);
    Object.assign(this, { until });
    this.forPerson = forPerson;
  }

  map<Other>(change: (value: T) => Other): Marked<Other> {
    return new Marked(this.as(change(this.value)), async (viewer) => {
      const { value, ...kind } = await this.forPerson(viewer);
      return { ...kind, value: async () => change(await value()) };
    });
  }
}
