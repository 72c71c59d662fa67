/** Rows about the room that an office has for its files. */
import { defineRows } from '@mizan/platform/contract'
import { StorageState } from '../schemas/storage.ts'

export const storageRows = defineRows({
  'documents.storage': {
    method: 'GET',
    path: '/documents/storage',
    group: 'documents',
    access: {
      session: 'bearer',
      feature: 'caseManagement',
      permission: { module: 'company', level: 'Write' },
    },
    summary: 'Says how many bytes the documents and recordings of the office take, and how many they may',
    answer: StorageState,
    errors: [],
    sample: {},
  },
})
