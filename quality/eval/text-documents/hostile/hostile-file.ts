/** A file that means harm, built when it is needed. */
import type { TextType } from '@mizan/platform/text-documents'

export interface HostileFile {
  name: string
  /** The reader that it is meant for. */
  type: TextType
  make: () => Uint8Array
  /** It takes seconds to build or to read. */
  isHeavy?: boolean
}

export const heavy = (file: HostileFile): HostileFile => ({ ...file, isHeavy: true })
