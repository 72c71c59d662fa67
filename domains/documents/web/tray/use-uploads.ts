import { useSyncExternalStore } from 'react'
import { type Upload, uploads } from './uploads.ts'

export const useUploads = (): readonly Upload[] =>
  useSyncExternalStore(uploads.subscribe, uploads.now, uploads.now)
