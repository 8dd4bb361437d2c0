import { randomUUID } from 'node:crypto';
import { attachInspection } from '#contract/deals.ts';
import type { InspectionItem, InspectionResult } from '#contract/inspection-items.ts';
import { addInspectionEntries, addInspectionPhoto, type InspectionEntry } from '#contract/inspections.ts';
import type { AccessRow } from './access-to-offers.ts';
import { ZERO } from './bad-parts.ts';
import { type Cast, dealIn } from './deal-in.ts';
import type { GoodCall, Sent } from './good-calls.ts';
import type { Caller } from './people.ts';
import { aJpeg } from './photos.ts';
import { aProductOf } from './products.ts';

/** A valid entry. */
export const anEntry = (changes: Partial<InspectionEntry> = {}): InspectionEntry => ({
  id: randomUUID(),
  item: 'chain' satisfies InspectionItem,
  result: 'good' satisfies InspectionResult,
  note: 'Hardly any rust',
  photoIds: [],
  madeAt: new Date().toISOString(),
  replaces: [],
  ...changes,
});

/** They may be invalid on purpose. */
export const write = (person: Caller, productId: string, ...entries: object[]) =>
  person.call(addInspectionEntries, { params: { id: productId }, body: { entries } });

export const aPhotoFile = async () => ({ type: 'image/jpeg', content: new Uint8Array(await aJpeg()) });

export async function anInspectionPhotoOf(person: Caller, productId: string, photoId: string = randomUUID()) {
  const sent = { params: { id: productId, photoId }, file: await aPhotoFile() };
  const { status, body } = await person.call(addInspectionPhoto, sent);
  if (status !== 200) throw new Error(`${person.name} could not upload: ${JSON.stringify(body)}`);
  return body;
}

export async function anInspectionOf(person: Caller, productId: string, changes: Partial<InspectionEntry> = {}) {
  const { status, body } = await write(person, productId, anEntry(changes));
  if (status !== 200) throw new Error(`${person.name} could not inspect: ${JSON.stringify(body)}`);
  return body;
}

export async function anInspectionWithPhoto(person: Caller, productId: string) {
  const photo = await anInspectionPhotoOf(person, productId);
  await anInspectionOf(person, productId, { photoIds: [photo.id] });
  return photo;
}

export const attach = (person: Caller, bookingId: string) =>
  person.call(attachInspection, { params: { id: bookingId } });

/** Rows of access.test.ts: everybody has an inspection of their own. */
export function accessToInspections(aProduct: () => Promise<{ params: { id: string } }>): Record<string, AccessRow> {
  const forAll = [401, 200, 200, 200, 200] as const;
  const aPhoto = async () => ({ params: { ...(await aProduct()).params, photoId: randomUUID() } });
  return {
    listInspections: [() => ({}), ...forAll],
    readInspection: [aProduct, ...forAll],
    addInspectionEntries: [async () => ({ ...(await aProduct()), body: { entries: [anEntry()] } }), ...forAll],
    addInspectionPhoto: [async () => ({ ...(await aPhoto()), file: await aPhotoFile() }), ...forAll],
    readInspectionPhoto: [aPhoto, 401, 404, 404, 404, 404],
    removeInspection: [aProduct, ...forAll],
  };
}

export const inspectionFaults: Record<string, Record<string, unknown[]>> = {
  addInspectionEntries: { entries: [undefined, null, 7, 'x', {}, [], Array(26).fill(anEntry({ id: ZERO }))] },
};

export const inspectionBodies = (
  buyer: Caller,
  id: string,
): Record<string, [caller: Caller, body: object, params?: Record<string, string>]> => ({
  addInspectionEntries: [buyer, { entries: [anEntry()] }, { id }],
});

type By = (caller: Caller, input?: () => Sent | Promise<Sent>) => GoodCall;

/** As in `good-calls.ts`. */
export function inspectionCalls(cast: Cast, by: By): Record<string, GoodCall> {
  const { buyer, seller } = cast;
  const begun = async () => {
    const id = await aProductOf(seller);
    const photo = await anInspectionWithPhoto(buyer, id);
    return { id, photoId: photo.id };
  };
  const about = async () => ({ params: { id: (await begun()).id } });
  return {
    listInspections: by(buyer, about),
    readInspection: by(buyer, about),
    addInspectionEntries: by(buyer, async () => {
      const { id, photoId } = await begun();
      return { params: { id }, body: { entries: [anEntry({ photoIds: [photoId] })] } };
    }),
    addInspectionPhoto: by(buyer, async () => ({
      params: { id: (await begun()).id, photoId: randomUUID() },
      file: await aPhotoFile(),
    })),
    readInspectionPhoto: by(buyer, async () => ({ params: await begun() })),
    removeInspection: by(buyer, about),
    attachInspection: by(buyer, async () => {
      const { productId, bookingId } = await dealIn('paid', cast);
      await anInspectionWithPhoto(buyer, productId);
      return { params: { id: bookingId } };
    }),
  };
}
