/** The one place through which everything that is sent to a language model goes, and everything that comes back. */
export interface Secrecy {
  /** What may leave the office of a text. */
  outgoing(text: string): string
  /** The same text with what was held back put in again. */
  incoming(text: string): string
}

export const openSecrecy = (): Secrecy => ({ outgoing: (text) => text, incoming: (text) => text })
