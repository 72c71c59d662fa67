/** The number of files of each type that are read in a second: two pages of text, one file after the other. */
import { fileOf } from '../../../domains/documents/server/texts/testing/index.ts'
import { textOf } from '../../../platform/text-documents/index.ts'
import { note } from '../../figures.ts'

const types = ['pdf', 'docx', 'xlsx', 'udf', 'eml', 'txt'] as const
const files = 20
const page = 'Sayın Mahkeme, bilirkişi raporuna karşı itirazlarımızı sunuyoruz. '.repeat(40)

export async function measureReading(): Promise<void> {
  for (const type of types) {
    const file = await fileOf(type, page, page)
    const bytes = new Uint8Array(await file.arrayBuffer())
    await textOf(bytes, type)
    const begun = performance.now()
    for (let read = 0; read < files; read += 1) await textOf(bytes, type)
    const rate = files / ((performance.now() - begun) / 1_000)
    note(rate, 'documents', 'read a second', type)
    console.log(`${type}: ${rate.toFixed(1)} files a second`)
  }
}
