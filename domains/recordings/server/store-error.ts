import { AppError } from '@mizan/platform/contract'
import { FileError } from '@mizan/platform/files'

const problems = { full: 'document.store_full', unavailable: 'document.store_unavailable' } as const

/** What went wrong with the store, as people are told. */
export function storeError(error: unknown): unknown {
  const code = error instanceof FileError ? problems[error.problem as keyof typeof problems] : undefined
  return code ? new AppError(code) : error
}
