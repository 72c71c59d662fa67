/** Choices that this browser remembers. Storage may be blocked; then a choice lasts as long as the page. */
const kept = new Map<string, string>()

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return kept.get(key) ?? null
  }
}

export function writeStored(key: string, value: string): void {
  kept.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that refuses storage still gets the choice for this page.
  }
}

export function removeStored(key: string): void {
  kept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}
