/** The text of each page of a PDF. */
import { getDocumentProxy } from 'unpdf'
import { kindOf } from '../file/kind.ts'
import { DocumentError } from '../problem.ts'
import { type FileText, textLimits } from './types.ts'

const problems: Record<string, 'encrypted' | 'damaged'> = { PasswordException: 'encrypted' }

export async function textOfPdf(bytes: Uint8Array): Promise<FileText> {
  if (kindOf(bytes) !== 'pdf') throw new DocumentError('not_a_document', 'no PDF')
  try {
    return { pages: await pagesOf(bytes) }
  } catch (error) {
    if (error instanceof DocumentError) throw error
    const name = error instanceof Error ? error.name : ''
    throw new DocumentError(problems[name] ?? 'damaged', name)
  }
}

async function pagesOf(bytes: Uint8Array) {
  // Nothing is drawn, so no typeface is needed.
  const file = await getDocumentProxy(new Uint8Array(bytes), {
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
  })
  if (file.numPages > textLimits.pages) throw new DocumentError('too_large', 'pages')
  const pages: { number: number; text: string }[] = []
  let characters = 0
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    characters += text.length
    if (characters > textLimits.characters) throw new DocumentError('too_large', 'text')
    page.cleanup()
    // Pages without a text are named too: they are scanned, and somebody may want to know.
    pages.push({ number, text: text.trim() })
  }
  return pages
}
