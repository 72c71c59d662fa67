/** The text of each page of a PDF. */
import { getDocumentProxy } from 'unpdf'
import { kindOf } from '../file/kind.ts'
import { DocumentError } from '../problem.ts'
import { withWholeWords } from './numbered.ts'
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
    const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    const text = [withWholeWords(lines).trim(), ...wordsOfNotes(await page.getAnnotations())]
      .join('\n')
      .trim()
    characters += text.length
    if (characters > textLimits.characters) throw new DocumentError('too_large', 'text')
    page.cleanup()
    // Pages without a text are named too: they are scanned, and somebody may want to know.
    pages.push({ number, text })
  }
  return pages
}

/** Of an annotation: hidden from everybody. */
const hidden = 2

interface Annotation {
  subtype?: string
  annotationFlags?: number
  /** Of a form. */
  fieldType?: string
  fieldValue?: unknown
  password?: boolean
  contentsObj?: { str?: string }
}

/** What stands in the fields of forms, and what notes say: a reader sees it on the page, of which it is no text. */
function wordsOfNotes(annotations: readonly Annotation[]): string[] {
  const words = annotations
    .filter(({ annotationFlags = 0, password }) => (annotationFlags & hidden) === 0 && !password)
    .flatMap(({ subtype, fieldType, fieldValue, contentsObj }) => {
      if (subtype !== 'Widget') return subtype === 'Link' ? [] : [contentsObj?.str ?? '']
      return fieldType === 'Tx' || fieldType === 'Ch'
        ? [fieldValue].flat().map((one) => String(one ?? ''))
        : []
    })
    .map((word) => word.trim())
  return [...new Set(words)].filter((word) => word !== '')
}
