/** The documents and recordings of the office as one archive, and at its end a table that says what each file is, and which are missing. */
import type { OfficeFile } from '@mizan/documents/server'
import { type Cell, momentCell, numberCell, textCell, workbookOf } from '@mizan/platform/spreadsheet'
import { type ZipEntry, zipOf } from '@mizan/platform/zip'
import { placesIn } from './places.ts'

type Language = 'tr' | 'en'

interface Archiving {
  files: AsyncIterable<OfficeFile>
  language: Language
  at: Date
  /** The name of an account. */
  personOf: (id: string) => Promise<string>
  /** Called after each file. */
  told: (files: number) => Promise<void>
}

interface Line {
  path: string
  file: OfficeFile
  person: string
}

export const filesArchive = (archiving: Archiving): AsyncGenerator<Uint8Array> => zipOf(entriesOf(archiving))

async function* entriesOf({ files, language, at, personOf, told }: Archiving): AsyncGenerator<ZipEntry> {
  const placeOf = placesIn(language)
  const lines: Line[] = []
  for await (const file of files) {
    const line = { path: placeOf(file), file, person: await personOf(file.createdBy) }
    if (file.open) yield { name: line.path, at: new Date(file.createdAt), open: file.open }
    lines.push(line)
    await told(lines.length)
  }
  const { name, headings } = table[language]
  const sheet = { name, headings, widths, pages: cellsOf(lines, language) }
  yield { name: `${name}.xlsx`, at, open: () => workbookOf([sheet]) }
}

const table = {
  tr: {
    name: 'İçindekiler',
    headings: [
      'Dosya',
      'Durum',
      'Büro dosya no',
      'Dava',
      'Belge',
      'Sürüm',
      'Ekleyen',
      'Eklenme',
      'Bayt',
      'SHA-256',
    ],
  },
  en: {
    name: 'Contents',
    headings: [
      'File',
      'State',
      'Case number',
      'Case',
      'Document',
      'Version',
      'Added by',
      'Added',
      'Bytes',
      'SHA-256',
    ],
  },
} as const
const widths = [60, 34, 14, 30, 40, 8, 22, 17, 12, 20]

const states = {
  here: { tr: 'ZIP’te', en: 'In the ZIP' },
  broken: { tr: 'EKSİK: saklanan dosya yok ya da bozuk', en: 'MISSING: the stored file is gone or damaged' },
} as const

const linesAtOnce = 500

async function* cellsOf(lines: readonly Line[], language: Language): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < lines.length; from += linesAtOnce)
    yield lines
      .slice(from, from + linesAtOnce)
      .map(({ path, file, person }) => [
        textCell(file.open ? path : '—'),
        textCell(states[file.open ? 'here' : 'broken'][language]),
        textCell(file.caseNumber),
        textCell(file.caseTitle),
        textCell(file.documentName),
        numberCell(file.number),
        textCell(person),
        momentCell(file.createdAt),
        numberCell(file.size),
        textCell(file.sha256),
      ])
}
