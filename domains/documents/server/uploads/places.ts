/** Where the bytes of unfinished uploads are, and to what their encrypted keys are bound. */
import { join } from 'node:path'
import type { DocumentParts } from '../parts.ts'

export const partPathOf = ({ uploadFolder }: Pick<DocumentParts, 'uploadFolder'>, id: string): string =>
  join(uploadFolder, `${id}.part`)

export const partKeyOf = (id: string): string => `uploads/${id}`
