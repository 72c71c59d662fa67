/**
 * Recognises letters in pictures, by programs that may be installed beside the server: Tesseract, and for pages of a PDF
 * pdftoppm. Files go to them and come back through pipes, so nothing of a document is written anywhere.
 */
import { DocumentError } from '@mizan/platform/text-documents'
import { type Outcome, runBounded } from './programs.ts'

export interface Recogniser {
  /** The program and its version; undefined if there is none that can read Turkish. */
  readonly program: string | undefined
  /** Whether pages of a PDF can be made pictures. */
  readonly readsScans: boolean
  /** Undefined if it cannot read pictures. @throws DocumentError */
  picture(bytes: Buffer, signal: AbortSignal): Promise<string | undefined>
  /** The texts of these pages of a PDF, by their numbers; undefined if it cannot read them. @throws DocumentError */
  pages(
    bytes: Buffer,
    numbers: readonly number[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<number, string> | undefined>
}

export const noRecogniser: Recogniser = {
  program: undefined,
  readsScans: false,
  picture: async () => undefined,
  pages: async () => undefined,
}

/** Pages of one file; those that follow stay without a text. */
const mostPages = 300
/** Letters of a page on the longer side of A4 with 300 dots an inch; the page itself may be of any size. */
const longerSide = '3508'
const probeMs = 5_000
const pictureMs = 120_000
const pageMs = 60_000
/** After this no further page of a file is begun; those that follow stay without a text. */
const scanMs = 300_000

/** @param path folders in which programs are looked for, separated by colons */
export async function findRecogniser(path: string): Promise<Recogniser> {
  const probe = { path, milliseconds: probeMs }
  const languages = await runBounded('tesseract', ['--list-langs'], probe)
  const installed = languages.output.toString().split(/\s+/)
  if (languages.status !== 0 || !installed.includes('tur')) return noRecogniser
  const about = await runBounded('tesseract', ['--version'], probe)
  const renderer = await runBounded('pdftoppm', ['-v'], probe)
  const picture = (bytes: Buffer, signal: AbortSignal) =>
    runBounded('tesseract', ['stdin', 'stdout', ...waysOf(installed)], {
      ...{ path, input: bytes, signal, milliseconds: pictureMs },
    }).then(textOf)
  return {
    program: about.output.toString().split('\n')[0]?.trim() || 'tesseract',
    readsScans: renderer.status === 0,
    picture,
    pages: async (bytes, numbers, signal) => {
      if (renderer.status !== 0) return undefined
      const texts = new Map<number, string>()
      const end = performance.now() + scanMs
      for (const number of numbers.slice(0, mostPages)) {
        if (performance.now() > end) break
        const drawn = await drawPage(bytes, number, { path, signal })
        if (drawn) texts.set(number, (await picture(drawn, signal)).trim())
      }
      return texts
    },
  }
}

/**
 * Turkish first; English where it is installed, for what is quoted. With `osd` it finds out which way up a page lies:
 * otherwise one that was scanned upside down is read as rubbish.
 */
const waysOf = (installed: readonly string[]): string[] => [
  ...['-l', installed.includes('eng') ? 'tur+eng' : 'tur'],
  ...(installed.includes('osd') ? ['--psm', '1'] : []),
]

function textOf({ status, output, isLate }: Outcome): string {
  if (isLate) throw new DocumentError('took_too_long', 'tesseract')
  if (status !== 0) throw new DocumentError('damaged', 'tesseract')
  return output.toString().replaceAll('\f', '').trim()
}

/** Undefined if the page cannot be drawn; the others still may. */
async function drawPage(
  bytes: Buffer,
  number: number,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<Buffer | undefined> {
  const page = String(number)
  const words = ['-gray', '-png', '-scale-to', longerSide, '-f', page, '-l', page, '-']
  const { status, output } = await runBounded('pdftoppm', words, {
    ...{ path, input: bytes, signal, milliseconds: pageMs },
  })
  return status === 0 && output.length > 0 ? output : undefined
}
