export type FolderLockOptions = { timeoutMs?: number; onWait?: (ownerPid: number) => void }
export function acquireFolderLock(folder: string, options?: FolderLockOptions): Promise<() => Promise<void>>
export function withFolderLock<T>(
  folder: string,
  work: () => Promise<T>,
  options?: FolderLockOptions,
): Promise<T>
