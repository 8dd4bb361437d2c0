import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}
const MOST_ENTRIES = 2000;

/** Sessions are dropped, so every login shows the chooser. */
export function createMemory(): (kind: string) => Adapter {
  const entries = new Map<string, Entry>();

  function find(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  function findWhere(kind: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
    for (const [key, { payload }] of entries) {
      if (key.startsWith(`${kind}:`) && payload[field] === value) return find(key);
    }
    return undefined;
  }

  function put(key: string, payload: AdapterPayload, seconds = 3600): void {
    entries.set(key, { payload, expiresAt: Date.now() + seconds * 1000 });
    const oldest = entries.keys().next().value;
    if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  return (kind) => ({
    upsert: async (id, payload, seconds) => {
      if (kind !== 'Session') put(`${kind}:${id}`, payload, seconds);
    },
    find: async (id) => find(`${kind}:${id}`),
    findByUid: async (uid) => findWhere(kind, 'uid', uid),
    findByUserCode: async (userCode) => findWhere(kind, 'userCode', userCode),
    destroy: async (id) => void entries.delete(`${kind}:${id}`),
    consume: async (id) => {
      const payload = find(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
