/** `npm run bench -- documents [--parts upload]`: documents of cases on a server of its own, one part after the other. */
import { parseArgs } from 'node:util'

type Part = () => Promise<void>

const parts: Record<string, () => Promise<Part>> = {
  upload: async () => (await import('./documents/upload.ts')).benchUploads,
}

export async function benchDocuments(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { parts: { type: 'string' } } })
  for (const name of values.parts?.split(',') ?? Object.keys(parts)) {
    const part = parts[name]
    if (!part) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}.`)
    await (await part())()
  }
}
