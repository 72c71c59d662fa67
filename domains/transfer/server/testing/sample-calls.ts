/** Calls about imports and exports that succeed. */
import type { SampleCall, SampleCalls } from '@mizan/platform/domain'
import { sql } from 'kysely'

const table = () => new File(['Ad Soyad;Telefon\nAyşe Yılmaz;0532 123 45 67'], 'table.csv')

/** An import in the state that the call needs; `body` is what it sends. */
const imported =
  (state: 'mapping' | 'checked' | 'done', body?: object): SampleCall =>
  async (world) => {
    const { headers } = await world.superAdmin()
    const uploaded = await world.must(headers, 'imports.upload', {
      body: { kind: 'clients', file: table() },
    })
    const importId = String(uploaded.importId)
    const finished = state === 'done' ? sql`now()` : sql`null`
    await world.system(sql`update imports set state = ${state}, ready = 1, skipped = 0, alike = 0,
      finished_at = ${finished} where id = ${importId}`)
    return { headers, input: { params: { importId }, ...(body && { body }) } }
  }

/** An export that is running, or done with a small file. */
const exported =
  (state: 'running' | 'done'): SampleCall =>
  async (world) => {
    const { headers } = await world.superAdmin()
    const { exportId } = await world.must(headers, 'exports.start', { body: { format: 'json' } })
    if (state === 'done') {
      const bytes = (async function* () {
        yield Buffer.from('{}')
      })()
      const { key, size, sha256 } = await world.services.exportFiles.put(String(exportId), bytes, 10)
      await world.system(sql`update office_exports set state = 'done', finished_at = now(), file_key = ${key},
        file_size = ${size}, file_hash = ${sha256}, expires_at = now() + interval '1 h' where id = ${key}`)
    }
    return { headers, input: { params: { exportId } } }
  }

export const importSampleCalls: SampleCalls = {
  'imports.read': imported('checked'),
  'imports.problems': imported('checked'),
  'imports.alike': imported('checked'),
  'imports.problemsFile': imported('checked'),
  'imports.check': imported('mapping', { mapping: ['name', 'phone'] }),
  'imports.run': imported('checked', { ready: 1 }),
  'exports.cancel': exported('running'),
  'exports.file': exported('done'),
  'imports.undo': imported('done', { reason: 'Yanlış dosya' }),
}
