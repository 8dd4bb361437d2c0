import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import type { z } from 'zod';
import { removeFromTab, storedInTab, storeInTab } from './tab-storage.ts';

/** A form whose values survive a lost session and a reload. Unchanged content keeps its idempotency key. */
export function usePersistedForm<Fields extends FieldValues>(
  name: string,
  schema: z.ZodType<unknown, Fields>,
  blank: DefaultValues<Fields>,
) {
  const [defaultValues] = useState(() => ({ ...blank, ...storedInTab<Fields>(name) }));
  const form = useForm<Fields>({ resolver: zodResolver(schema, undefined, { raw: true }), defaultValues });
  const { subscribe, reset } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storeInTab(name, values) }),
    [subscribe, name],
  );

  function done() {
    reset(blank);
    removeFromTab(name);
    removeFromTab(sendingOf(name));
  }

  return { form, keyOf: (content: object) => sendingKey(name, content), done };
}

interface Sending {
  content: string;
  key: string;
}

/** A response may get lost. The same content is sent again with the same key, so it counts once. */
function sendingKey(name: string, sent: object): string {
  const content = JSON.stringify(sent);
  const before = storedInTab<Sending>(sendingOf(name));
  if (before?.content === content) return before.key;
  const sending = { content, key: uuid() };
  storeInTab(sendingOf(name), sending);
  return sending.key;
}

const sendingOf = (name: string) => `${name}, sent`;
