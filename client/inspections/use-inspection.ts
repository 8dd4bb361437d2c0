import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { onSessionChange } from '#client/api/session/store.ts';
import { type Content, type Seen, withChange } from './entries.ts';
import {
  change,
  type LocalInspection,
  type LocalPhoto,
  onStoreChange,
  readStored,
  type Stored,
} from './local-store.ts';
import { personId } from './person-id.ts';
import { syncShown, syncSoon } from './syncing.ts';

export type Bike = Pick<LocalInspection, 'productId' | 'productName' | 'img'>;

/** Of the content as it is at that moment. `files` are photos that are added. Resolves whether it was stored. */
export type ChangeItem = (
  seen: Seen,
  changed: (former: Content) => Partial<Content>,
  files?: readonly Blob[],
) => Promise<boolean>;

/** Whose inspections are shown: empty for those that are noted without a login, undefined on the server. */
export const usePerson = () => useSyncExternalStore<string | undefined>(onSessionChange, personId, () => undefined);

/** What this device has of an inspection. `fault`: the browser stores nothing. */
export function useStored(person: string | undefined, productId: string) {
  const [stored, setStored] = useState<Stored>();
  const [fault, setFault] = useState(false);

  useEffect(() => {
    if (person === undefined) return;
    let left = false;
    const read = () =>
      readStored(person, productId).then(
        (next) => left || setStored((former) => withKnownFiles(next, former)),
        (error) => {
          console.warn(error);
          if (!left) setFault(true);
        },
      );
    void read();
    const stop = onStoreChange(read);
    return () => {
      left = true;
      stop();
      setStored(undefined);
    };
  }, [person, productId]);

  return { stored, fault };
}

export function useInspection(bike: Bike) {
  const { productId, productName, img } = bike;
  const person = usePerson();
  const { stored, fault } = useStored(person, productId);
  const [isFull, setFull] = useState(false);

  useEffect(() => (person ? syncShown(productId) : undefined), [person, productId]);

  const changeItem: ChangeItem = useCallback(
    async (seen, changed, files = []) => {
      const photos = files.map((file): LocalPhoto => ({ id: uuid(), productId, file, isSent: false }));
      const made = { id: uuid(), madeAt: new Date().toISOString() };
      const next = (former: Content) => {
        const content = changed(former);
        return { ...content, photoIds: [...(content.photoIds ?? former.photoIds), ...photos.map(({ id }) => id)] };
      };
      try {
        await change(
          person ?? '',
          productId,
          ({ inspection: { entries, attachments } = { entries: [], attachments: [] } }) => ({
            ...{ productId, productName, img, attachments },
            entries: withChange(entries, seen, next, made),
            changedAt: made.madeAt,
          }),
          photos,
        );
        setFull(false);
        syncSoon();
        return true;
      } catch (error) {
        console.error(error);
        setFull(true);
        return false;
      }
    },
    [person, productId, productName, img],
  );

  return { person, stored, isBlocked: fault || isFull, changeItem };
}

/** The same file keeps its object, so that its picture is not loaded again. */
function withKnownFiles({ inspection, photos }: Stored, former: Stored | undefined): Stored {
  const known = new Map(former?.photos.map((photo) => [photo.id, photo.file]));
  return { inspection, photos: photos.map((photo) => ({ ...photo, file: known.get(photo.id) ?? photo.file })) };
}
