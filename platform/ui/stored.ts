/** Choices that this browser remembers. If storage is blocked, a choice lasts as long as the page. */
const kept = new Map<string, string>()

export function readStored(key: string): string | null {
  try {
    return kept.get(key) ?? localStorage.getItem(key)
  } catch {
    return kept.get(key) ?? null
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    kept.delete(key)
  } catch {
    // Storage may be full, or readable but not writable.
    kept.set(key, value)
  }
}

export function removeStored(key: string): void {
  kept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}
