import type { ModuleName } from './names.ts'

/** What a role of the caller must grant. */
export interface Permission {
  module: ModuleName
  level: 'Read' | 'Write'
}
