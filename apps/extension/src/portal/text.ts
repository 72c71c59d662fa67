/** Texts of the portal: mostly windows-1254, whatever their label says, and sometimes UTF-8. */
const strict = new TextDecoder('utf-8', { fatal: true })
const turkish = new TextDecoder('windows-1254')

export function textOf(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes)
  } catch {
    return turkish.decode(bytes)
  }
}
