/** Where the bytes of unfinished uploads are, and to what their encrypted keys are bound. */
import { join } from 'node:path'
import type { DocumentParts } from '../parts.ts'

export const partPathOf = ({ uploadFolder }: Pick<DocumentParts, 'uploadFolder'>, id: string): string =>
  join(uploadFolder, `${id}.part`)

/** The upload whose bytes a file has; none for other files of the folder. */
export const partIdOf = (name: string): string[] =>
  name.endsWith('.part') ? [name.slice(0, -'.part'.length)] : []

export const partKeyOf = (id: string): string => `uploads/${id}`
