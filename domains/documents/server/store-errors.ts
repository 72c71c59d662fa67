/** What went wrong with the store of files, as people are told. */
import { AppError } from '@mizan/platform/contract'
import { FileError } from '@mizan/platform/files'

const problems = { full: 'document.store_full', unavailable: 'document.store_unavailable' } as const

/** Of writing a file; any other error stays as it is. */
export function storeError(error: unknown): unknown {
  const code = error instanceof FileError ? problems[error.problem as keyof typeof problems] : undefined
  return code ? new AppError(code) : error
}

/** Of reading a file that is stored. */
export function throwReadError(error: unknown): never {
  if (!(error instanceof FileError)) throw error
  throw new AppError(error.problem === 'unavailable' ? 'document.store_unavailable' : 'document.damaged')
}
