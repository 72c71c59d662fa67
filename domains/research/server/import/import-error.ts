/** A pack that cannot be read; the message is for the person who imports it. */
export class ImportError extends Error {
  override name = 'ImportError'
}
