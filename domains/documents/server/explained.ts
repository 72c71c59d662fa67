import { AppError } from '@mizan/platform/contract'
import { FileError } from '@mizan/platform/files'

/** What went wrong with a stored file, as people are told. */
export function explained(error: unknown): never {
  if (!(error instanceof FileError)) throw error
  throw new AppError(error.problem === 'unavailable' ? 'document.store_unavailable' : 'document.damaged')
}
