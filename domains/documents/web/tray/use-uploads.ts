import { useSyncExternalStore } from 'react'
import type { Upload } from './upload-list.ts'
import { uploads } from './uploads.ts'

export const useUploads = (): readonly Upload[] =>
  useSyncExternalStore(uploads.subscribe, uploads.now, uploads.now)
