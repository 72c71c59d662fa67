/** How long a sound file is, read from its head. */

/** Milliseconds; null if the browser cannot tell. */
export async function lengthOf(file: Blob): Promise<number | null> {
  try {
    const { ALL_FORMATS, BlobSource, Input } = await import('mediabunny')
    const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
    const lengthMs = Math.round((await input.computeDuration()) * 1_000)
    input.dispose()
    return lengthMs
  } catch {
    return null
  }
}
