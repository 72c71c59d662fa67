/** Makes one PDF of documents of a case, and adds it to the case. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import {
  combineExhibits,
  DocumentError,
  type Exhibits,
  type ExhibitType,
} from '@mizan/platform/text-documents'
import { mostExhibitPages } from '../../../data/limits.ts'
import { exhibitHeading, exhibitLabel } from '../../../rules/exhibits.ts'
import { cleanName, stemOf } from '../../../rules/names.ts'
import type { MadeExhibits } from '../../../schemas/exhibits.ts'
import type { Document } from '../../../schemas.ts'
import { insertNew } from '../../actions/add-document.ts'
import type { DocumentCall } from '../../call.ts'
import { madeUpload } from '../../made-uploads.ts'
import { freeNameIn } from '../../names.ts'
import type { OpenCase } from '../../parts.ts'
import { presentDocument } from '../../present.ts'
import { receive } from '../../receive.ts'
import { bytesOf, unreadable } from '../../version-files.ts'
import {
  type ExhibitRequest,
  type OpenedExhibit,
  type OpenedExhibits,
  openExhibits,
  requireSize,
  requireStillThere,
} from '../open.ts'
import { type Refused, refuse, whyOf } from '../refused.ts'

export async function makeExhibits(call: DocumentCall, request: ExhibitRequest): Promise<MadeExhibits> {
  const name = cleanName(request.name, 'pdf')
  if (name === '') throw new AppError('document.name_missing')
  // All files are in memory together, so few people do this at once.
  return call.parts.exhibitSeats.during(call, () => makeNamed(call, request, name))
}

async function makeNamed(call: DocumentCall, request: ExhibitRequest, name: string): Promise<MadeExhibits> {
  const { row, opened, refused } = await openExhibits(call, request)
  const { bytes, pages, losses } = await combined(call, { ...request, name, row, opened, refused })
  requireSize(bytes.length)
  const file = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)
  const document = await keep(call, request, name, file)
  return { document, pages, losses: losses.map(({ at, ...lost }) => ({ ...lost, name: nameOf(opened[at]) })) }
}

type Combining = Omit<ExhibitRequest, 'exhibits'> & OpenedExhibits

async function combined(
  call: DocumentCall,
  { row, opened, refused: known, name, word, isStamped }: Combining,
): Promise<Extract<Exhibits, { bytes: Uint8Array }>> {
  const { label, heading } = exhibitHeading(word)
  const { whole, gone } = await readAll(call, opened)
  const refused = [...known, ...gone]
  const made = await combineExhibits({
    exhibits: whole.map(({ version, title, bytes }, at) => ({
      label: exhibitLabel(word, at + 1),
      title,
      type: version.extension as ExhibitType,
      bytes,
    })),
    isTrial: refused.length > 0,
    isStamped,
    list: {
      above: aboveList(row),
      heading,
      columns: { label, title: 'Belge', pages: 'Sayfa' },
    },
    title: stemOf(name),
    author: '',
    lang: 'tr',
    mostPages: mostExhibitPages,
  }).catch((error) => {
    // What is known already is told, although the others could not all be looked at.
    if (error instanceof DocumentError) refuse(call, refused)
    return unreadable(error)
  })
  if ('bytes' in made) return made
  if ('tooManyPages' in made) throw tooLong(made.tooManyPages)
  const broken = made.problems.map(({ at, problem }) => ({ name: nameOf(whole[at]), why: whyOf(problem) }))
  refuse(call, [...refused, ...broken])
  throw new Error('Exhibits were refused without a reason')
}

const nameOf = (one: OpenedExhibit | undefined): string => one?.version.document_name ?? ''

/** What is known of the case, as courts expect it: the court, its number, and who against whom. */
const aboveList = ({ court_name: court, docket_number: docket, display_title: title }: OpenCase['row']) =>
  [court ?? '', docket ? `Esas No: ${docket}` : '', title].filter((line) => line.trim() !== '')

interface Read {
  whole: (OpenedExhibit & { bytes: Buffer })[]
  /** Their stored files are damaged. */
  gone: Refused[]
}

async function readAll(call: DocumentCall, opened: readonly OpenedExhibit[]): Promise<Read> {
  const read: Read = { whole: [], gone: [] }
  for (const one of opened)
    await bytesOf(call, one).then(
      (bytes) => read.whole.push({ ...one, bytes }),
      (error) => {
        if (!(error instanceof AppError) || error.code !== 'document.damaged') throw error
        read.gone.push({ name: nameOf(one), why: 'gone' })
      },
    )
  return read
}

const tooLong = (pages: number) =>
  new AppError('document.exhibits_too_long', {
    values: { pages: String(pages), most: String(mostExhibitPages) },
  })

/** A name that is taken gets a number: whoever makes the list again keeps the former one. */
const keep = (
  call: DocumentCall,
  { caseId, exhibits }: ExhibitRequest,
  wanted: string,
  bytes: Buffer,
): Promise<Document> =>
  receive(call, { caseId, upload: madeUpload(wanted, 'pdf', bytes) }, async (tx, file) => {
    const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    requireStillThere(call)
    const name = await freeNameIn(tx, { caseId }, wanted)
    const written = await insertNew(call, tx, { caseId, name, description: '', file })
    const details = { case: row.display_title, document: name, documentId: written.document.id }
    await insertAuditEntry(tx, 'document.exhibits_made', {
      subjectId: caseId,
      details: { ...details, count: String(exhibits.length) },
    })
    return presentDocument(call, tx, written)
  })
