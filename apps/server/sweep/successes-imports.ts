/** Calls about imports that succeed. */
import { sql } from 'kysely'
import type { Prepare } from './successes.ts'
import { mustCall } from './successes-session.ts'

const table = () => new File(['Ad Soyad;Telefon\nAyşe Yılmaz;0532 123 45 67'], 'table.csv')

/** An import in the state that the call needs; `body` is what it sends. */
const imported =
  (state: 'mapping' | 'checked' | 'done', body?: object): Prepare =>
  async (world) => {
    const { headers } = await world.superAdmin()
    const uploaded = await mustCall(world, headers, 'imports.upload', {
      body: { kind: 'clients', file: table() },
    })
    const importId = String(uploaded.importId)
    const finished = state === 'done' ? sql`now()` : sql`null`
    await world.system(sql`update imports set state = ${state}, ready = 1, skipped = 0, alike = 0,
      finished_at = ${finished} where id = ${importId}`)
    return { headers, input: { params: { importId }, ...(body && { body }) } }
  }

export const importSuccesses: Record<string, Prepare> = {
  'imports.read': imported('checked'),
  'imports.problems': imported('checked'),
  'imports.alike': imported('checked'),
  'imports.problemsFile': imported('checked'),
  'imports.check': imported('mapping', { mapping: ['name', 'phone'] }),
  'imports.run': imported('checked', { ready: 1 }),
  'imports.undo': imported('done', { reason: 'Yanlış dosya' }),
}
