/** Where this domain keeps encrypted data keys. */
import type { KeyPlace } from './keys/places.ts'
import { fileKeyOf } from './receive.ts'
import { textPlaces } from './texts/texts.ts'
import { partKeyOf } from './uploads/places.ts'

declare module '@mizan/platform/domain' {
  interface Lists {
    /** Tables with data keys of files; no table stands in it twice. */
    keyPlaces: KeyPlace
  }
}

export const keyPlaces: readonly KeyPlace[] = [
  { table: 'document_files', fileKeyOf },
  { table: 'document_uploads', fileKeyOf: partKeyOf },
  ...textPlaces,
]
