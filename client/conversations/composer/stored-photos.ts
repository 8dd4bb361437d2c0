import { v4 as uuid } from 'uuid';
import { storedInTab, storeInTab } from '#client/api/tab-storage.ts';
import { removeFiles, storedFiles, storeFiles } from '#client/browser/stored-files.ts';
import type { PhotoTray, StoredPhoto } from '#client/photos/photo-tray.ts';

/** Photos that wait to be sent survive a reload of this tab, as the words do. Returns how to stop. */
export function storePhotos(tray: PhotoTray, talk: string): () => void {
  const place = placeOf(talk);
  let stopped = false;
  let stop = () => {};
  let known = '';
  let writing = Promise.resolve();

  function save() {
    const photos = tray.unsent();
    const now = photos.map(({ key, name }) => `${key} ${name}`).join();
    if (now === known) return;
    known = now;
    writing = writing.then(() => (photos.length ? storeFiles(place, photos) : removeFiles(place)));
  }

  void storedFiles<StoredPhoto[]>(place).then((photos) => {
    if (stopped) return;
    if (photos) tray.restore(photos);
    stop = tray.subscribe(save);
    save();
  });
  return () => {
    stopped = true;
    stop();
  };
}

/** Of this tab: another one may write in the same conversation. */
function placeOf(talk: string): string {
  const name = `photos in ${talk}`;
  const { id } = storedInTab<{ id: string }>(name) ?? { id: uuid() };
  storeInTab(name, { id });
  return id;
}
