/** The values that a page stores in the browser; without storage it stores nothing and still works. */
export function kept<T>(store: Storage, name: string): T | undefined {
  try {
    return JSON.parse(store.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keep(store: Storage, name: string, value: unknown): void {
  try {
    store.setItem(name, JSON.stringify(value))
  } catch {
    // A full or forbidden storage only means that the visitor is asked again.
  }
}

export function forget(store: Storage, name: string): void {
  try {
    store.removeItem(name)
  } catch {
    // Nothing was stored.
  }
}
