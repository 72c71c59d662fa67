/**
 * `npm run bench -- documents [--only <part>] …`: the costs of documents of cases. Each part has options of its own
 * and notes its figures under its own name.
 */
import { parseArgs } from 'node:util'
import { exhibitsPart } from './documents/exhibits.ts'
import { searchPart } from './documents/search.ts'
import { uploadPart } from './documents/upload.ts'

export interface DocumentsPart {
  name: string
  /** The options with their usual values. */
  options: Readonly<Record<string, string>>
  run: (values: Readonly<Record<string, string>>) => Promise<void>
}

const parts: readonly DocumentsPart[] = [uploadPart, exhibitsPart, searchPart]

export async function benchDocuments(words: string[]): Promise<void> {
  const known = { only: '', ...Object.assign({}, ...parts.map(({ options }) => options)) } as Record<
    string,
    string
  >
  const options = Object.fromEntries(
    Object.entries(known).map(([name, usual]) => [name, { type: 'string' as const, default: usual }]),
  )
  const { values } = parseArgs({ args: words, options })
  const wanted = parts.filter(({ name }) => values.only === '' || values.only === name)
  if (wanted.length === 0) throw new Error(`The parts are ${parts.map(({ name }) => name).join(', ')}`)
  for (const { run } of wanted) await run(values as Record<string, string>)
}
