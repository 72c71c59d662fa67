declare module 'bidi-js' {
  /** The part of its interface that is used here; the types of the package name another form of export. */
  export interface Bidi {
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array }
    getMirroredCharacter(sign: string): string | null
  }
  export default function bidiFactory(): Bidi
}
