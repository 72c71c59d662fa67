/** Files that come from the page in parts, because a message between the parts of an extension is limited. */
import { fromBase64 } from '../base64.ts'

const held = new Map<string, Uint8Array<ArrayBuffer>[]>()

export function addChunk(upload: string, base64: string): void {
  held.set(upload, [...(held.get(upload) ?? []), fromBase64(base64)])
}

export function takeFile(upload: string, name: string): File {
  const parts = held.get(upload) ?? []
  held.delete(upload)
  return new File(parts, name)
}
