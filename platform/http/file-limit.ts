/** The refusal of a file that is larger than it may be, which names the limit. */
import { AppError, type Row } from '../contract/index.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

const written = (bytes: number): string =>
  bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.floor(bytes / kilobyte)} KB`

export const fileTooLarge = (maxBytes: number): AppError =>
  new AppError('request.file_too_large', { values: { most: written(maxBytes) } })

/** If a body with one file is too large, that file is; of several files none needs to be. */
export function bodyTooLarge(files: NonNullable<Row['files']>): AppError {
  const [only, ...others] = Object.values(files)
  const isOne = only && others.length === 0 && (only.most ?? 1) === 1
  return isOne ? fileTooLarge(only.maxBytes) : new AppError('request.too_large')
}
