/** Writes docs/roles.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolesDocument } from '../roles-document.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/roles.md'), rolesDocument())
