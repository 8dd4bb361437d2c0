import { v4 as uuid } from 'uuid';
import { reach } from '#client/api/request.ts';
import { photoAddress } from '#contract/photo-address.ts';
import type { ChosenPhoto } from '#contract/photos.ts';
import { message, t } from '#language/t.ts';
import { NoPhoto } from './photo-file.ts';
import { sendPhoto, whyNot } from './send-photo.ts';
import { BIKE, type Whole } from './whole.ts';

const SENT_AT_ONCE = 2;
const STOPPED = message('You stopped this one.');
const NO_LONGER = [404, 410];
const GONE = message('This photo is no longer kept: unused ones are removed after a day. Please add it again.');

export interface TrayPhoto {
  /** Stable while the photo is in the tray. */
  key: string;
  fileName: string;
  preview: string;
  alt: string;
  state: 'waiting' | 'sending' | 'ready' | 'failed';
  /** The share that is sent, from 0 to 1. */
  share: number;
  name?: string;
  fault?: string;
}

/** What a reload must not lose. */
export interface StoredPhoto extends Pick<TrayPhoto, 'key' | 'fileName' | 'alt' | 'name'> {
  file: Blob;
}

export class PhotoTray {
  #photos: readonly TrayPhoto[];
  #files = new Map<string, Blob>();
  #sendings = new Map<string, AbortController>();
  #listeners = new Set<() => void>();

  readonly #say: (words: string) => void;
  readonly #whole: Whole;

  /** `say` announces what no tile shows. */
  constructor(chosen: readonly ChosenPhoto[], say: (words: string) => void, whole: Whole = BIKE) {
    this.#say = say;
    this.#whole = whole;
    this.#photos = chosen.map(({ name, alt }) => ({
      key: name,
      fileName: '',
      preview: photoAddress(name, 400),
      alt,
      state: 'ready',
      share: 1,
      name,
    }));
  }

  photos = () => this.#photos;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  get room() {
    return this.#whole.most - this.#photos.length;
  }

  add(files: readonly File[]) {
    const added = files.slice(0, this.room).map((file): TrayPhoto => {
      const key = uuid();
      this.#files.set(key, file);
      return {
        key,
        fileName: file.name,
        preview: URL.createObjectURL(file),
        alt: '',
        state: 'waiting',
        share: 0,
      };
    });
    const left = files.length - added.length;
    const { most, tooMany } = this.#whole;
    this.#say(left ? t(tooMany, { most, left }) : '');
    this.#set([...this.#photos, ...added]);
    this.#sendNext();
  }

  /** Those whose files are here. */
  unsent(): StoredPhoto[] {
    return this.#photos.flatMap(({ key, fileName, alt, name }) => {
      const file = this.#files.get(key);
      return file ? [{ key, fileName, alt, ...(name && { name }), file }] : [];
    });
  }

  /** Those that have not arrived are sent again. */
  restore(stored: readonly StoredPhoto[]) {
    const restored = stored.slice(0, this.room).map(({ file, ...photo }): TrayPhoto => {
      this.#files.set(photo.key, file);
      const [state, share] = photo.name ? (['ready', 1] as const) : (['waiting', 0] as const);
      return { ...photo, preview: URL.createObjectURL(file), state, share };
    });
    this.#set([...restored, ...this.#photos]);
    this.#sendNext();
  }

  stop(key: string) {
    this.#sendings.get(key)?.abort();
    this.#change(key, { state: 'failed', fault: t(STOPPED) });
    this.#sendNext();
  }

  tryAgain(key: string) {
    this.#change(key, { state: 'waiting', share: 0, fault: undefined });
    this.#sendNext();
  }

  canTryAgain = (key: string) => this.#files.has(key);

  /** After a preview failed to load: an unused photo is deleted after a day. */
  async checkPreview(key: string) {
    const photo = this.#photos.find((photo) => photo.key === key);
    if (photo?.state !== 'ready') return;
    const answer = await reach(photo.preview, { method: 'HEAD' }).catch(() => undefined);
    if (answer && NO_LONGER.includes(answer.status))
      this.#change(key, { state: 'failed', fault: t(GONE), name: undefined });
  }

  /** Returns an undo function. */
  remove(key: string): () => void {
    const place = this.#photos.findIndex((photo) => photo.key === key);
    const removed = this.#photos[place];
    if (!removed) return () => {};
    this.#sendings.get(key)?.abort();
    this.#set(this.#photos.filter((photo) => photo !== removed));
    this.#sendNext();
    return () => {
      if (this.room < 1) return;
      const unsent = removed.state === 'sending' || removed.state === 'waiting';
      const restored: TrayPhoto = unsent ? { ...removed, state: 'waiting', share: 0 } : removed;
      this.#set(this.#photos.toSpliced(place, 0, restored));
      this.#sendNext();
    };
  }

  move(key: string, place: number) {
    const photo = this.#photos.find((photo) => photo.key === key);
    if (photo) this.#set(this.#photos.filter((other) => other !== photo).toSpliced(place, 0, photo));
  }

  describe(key: string, alt: string) {
    this.#change(key, { alt });
  }

  settled(): Promise<void> {
    return new Promise((done) => {
      const check = () => {
        if (this.#photos.some(isUnderWay)) return;
        leave();
        done();
      };
      const leave = this.subscribe(check);
      check();
    });
  }

  /** Empties the tray and hands its previews over. */
  takeAll(): readonly TrayPhoto[] {
    const taken = this.#photos;
    this.#files.clear();
    this.#set([]);
    return taken;
  }

  close() {
    for (const sending of this.#sendings.values()) sending.abort();
    for (const { preview } of this.#photos) URL.revokeObjectURL(preview);
  }

  #sendNext() {
    if (this.#sendings.size >= SENT_AT_ONCE) return;
    const next = this.#photos.find(({ state }) => state === 'waiting');
    if (!next) return;
    void this.#send(next);
    this.#sendNext();
  }

  async #send({ key, preview }: TrayPhoto) {
    const file = this.#files.get(key);
    const sending = new AbortController();
    this.#sendings.set(key, sending);
    this.#change(key, { state: 'sending' });
    try {
      if (!file) throw new Error('A photo without a file cannot be sent');
      const { name } = await sendPhoto(file, {
        to: this.#whole.to,
        onProgress: (share) => this.#change(key, { share }),
        signal: sending.signal,
      });
      if (sending.signal.aborted) return;
      this.#arrive(key, name);
      if (this.#whole.isPrivate) return;
      URL.revokeObjectURL(preview);
      this.#files.delete(key);
    } catch (error) {
      if (sending.signal.aborted) return;
      if (error instanceof NoPhoto) this.#files.delete(key);
      this.#change(key, { state: 'failed', fault: whyNot(error) });
    } finally {
      if (this.#sendings.get(key) === sending) this.#sendings.delete(key);
      this.#sendNext();
    }
  }

  #arrive(key: string, name: string) {
    const twin = this.#photos.find((photo) => photo.name === name && photo.key !== key);
    if (twin) {
      this.#say(t('That photo is here already: it was left out.'));
      this.#set(this.#photos.filter((photo) => photo.key !== key));
    } else if (this.#whole.isPrivate) this.#change(key, { state: 'ready', share: 1, name });
    else this.#change(key, { state: 'ready', share: 1, name, preview: photoAddress(name, 400) });
  }

  #change(key: string, changes: { [K in keyof TrayPhoto]?: TrayPhoto[K] | undefined }) {
    this.#set(this.#photos.map((photo) => (photo.key === key ? ({ ...photo, ...changes } as TrayPhoto) : photo)));
  }

  #set(photos: readonly TrayPhoto[]) {
    this.#photos = photos;
    for (const listener of [...this.#listeners]) listener();
  }
}

export const isUnderWay = ({ state }: TrayPhoto) => state === 'waiting' || state === 'sending';

export const chosenOf = (photos: readonly TrayPhoto[]): ChosenPhoto[] =>
  photos.flatMap(({ state, name, alt }) => (state === 'ready' && name ? [{ name, alt }] : []));
