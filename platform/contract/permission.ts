import type { ModuleName } from './names.ts'

/** The level that a role of the caller must grant. */
export interface Permission {
  module: ModuleName
  level: 'Read' | 'Write'
}
