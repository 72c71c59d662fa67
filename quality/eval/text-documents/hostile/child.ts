/** Reads one hostile file in a process of its own and reports the result: `child.ts <path> <type>`. */
import { existsSync, readFileSync } from 'node:fs'
import {
  DocumentError,
  readDocx,
  readUdf,
  type TextType,
  textOf,
  writeDocx,
  writePdf,
  writeUdf,
} from '@mizan/platform/text-documents'

const [path = '', type] = process.argv.slice(2)

/** Milliseconds for a thread. The server waits longer, because an honest file may be long. */
const patience = 6_000

/** A readable file must also be harmless to everything that is made of it. */
async function happened(bytes: Uint8Array, type: TextType): Promise<string> {
  if (type !== 'udf' && type !== 'docx') {
    const text = await textOf(bytes, type, patience)
    return 'pages' in text ? `read, ${text.pages.length} pages` : `read, ${text.paragraphs.length} paragraphs`
  }
  const document = type === 'udf' ? readUdf(bytes).document : readDocx(bytes)
  writeUdf(document)
  writeDocx(document)
  const pdf = await writePdf(document, { title: 'x', author: 'x', lang: 'tr' }).then(
    () => 'PDF written',
    (error) => problemOf(error),
  )
  return `read, ${document.blocks.length} blocks, ${pdf}`
}

/** Any other error ends the process, which its parent notices. */
function problemOf(error: unknown): string {
  if (error instanceof DocumentError) return error.message
  throw error
}

if (!['pdf', 'docx', 'udf', 'xlsx', 'eml', 'txt'].includes(type ?? ''))
  throw new TypeError(`No reader for ${type}`)
/** The maximum that the system reports is inherited from the parent; Linux also knows that of the process itself. */
function mostMegabytes(): number {
  const own = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const kilobytes = /VmHWM:\s*(\d+)/.exec(own)?.[1] ?? process.resourceUsage().maxRSS
  return Number(kilobytes) / 1024
}

const bytes = readFileSync(path)
const started = performance.now()
const what = await happened(bytes, type as TextType).catch(problemOf)
const milliseconds = performance.now() - started
process.send?.({ what, milliseconds, megabytes: mostMegabytes() })
process.exit()
