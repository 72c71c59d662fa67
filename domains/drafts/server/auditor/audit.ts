/** The auditor's answers: of a text, of a file, and as a report. */
import { buffer } from 'node:stream/consumers'
import { inTurns } from '@mizan/platform/call'
import { AppError, type BinaryAnswer, type Upload } from '@mizan/platform/contract'
import {
  compareTexts,
  convertFile,
  DocumentError,
  type SourceType,
  writePdf,
} from '@mizan/platform/text-documents'
import type { SearchCountry } from '@mizan/research/schemas'
import { auditUnits } from '../../contract/auditor.ts'
import { longestAudited } from '../../data/limits.ts'
import type { Finding } from '../../rules/audit/findings.ts'
import type { AuditedFile, AuditedText, AuditFinding, AuditResult } from '../../schemas.ts'
import type { DraftCall } from '../call.ts'
import { nameOfFile } from '../file.ts'
import { checkText } from './check.ts'
import { documentOfReport } from './report.ts'

export const auditText = (call: DraftCall, { text, searchCountry }: AuditedText): Promise<AuditResult> =>
  call.parts.auditSeats.during(call, async () => ({ findings: await checked(call, text, searchCountry) }))

/** The units for comparing a quotation with its source word by word. */
const QUOTE_UNITS = 1

async function checked(call: DraftCall, text: string, country: SearchCountry): Promise<AuditFinding[]> {
  const findings = await checkText(call, text, country)
  const differing = findings.filter(({ quote }) => quote?.nearest)
  await call.charge(differing.length * QUOTE_UNITS)
  return inTurns(withAllParts(findings))
}

/** Yields after each finding. */
function* withAllParts(findings: readonly Finding[]): Generator<void, AuditFinding[]> {
  const all: AuditFinding[] = []
  for (const finding of findings) {
    all.push(withParts(finding))
    yield
  }
  return all
}

/**
 * Words of the archive that the quotation lacks count as removed, and words of the quotation that the archive lacks
 * as added.
 */
function withParts(finding: Finding): AuditFinding {
  const { quote } = finding
  if (!quote) return { ...finding, quote: null }
  const parts = quote.nearest && compareTexts(oneLine(quote.nearest), oneLine(quote.text)).paragraphs.flat()
  return { ...finding, quote: { ...quote, parts: parts || null } }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function auditFile(
  call: DraftCall,
  { File: upload, searchCountry }: { File: Upload; searchCountry: SearchCountry },
): Promise<AuditedFile> {
  return call.parts.auditSeats.during(call, async () => {
    const text = await textOf(upload, call.language)
    if (text.length > longestAudited) throw new AppError('audit.too_long')
    await call.charge(auditUnits(text.length))
    return { name: upload.fileName, text, findings: await checked(call, text, searchCountry) }
  })
}

/**
 * Reads the file in a thread with bounds of memory and time; paragraphs that the lines of a PDF cut are joined again.
 */
async function textOf(upload: Upload, lang: 'tr' | 'en'): Promise<string> {
  const from = upload.fileName.split('.').at(-1)?.toLowerCase() as SourceType
  const order = { bytes: await buffer(upload.open()), from, to: 'txt', title: '', author: '', lang } as const
  const made = await convertFile(order).catch((error) => {
    throw error instanceof DocumentError ? new AppError('audit.unreadable') : error
  })
  const text = made.bytes ? Buffer.from(made.bytes).toString() : ''
  if (text.trim() === '') throw new AppError('audit.no_text')
  return text
}

export function auditReport(
  call: DraftCall,
  { name, text, searchCountry }: AuditedText & { name: string },
): Promise<BinaryAnswer> {
  return call.parts.auditSeats.during(call, async () => {
    const findings = await checked(call, text, searchCountry)
    const at = call.clock.now()
    const document = documentOfReport({ name, findings, at, language: call.language })
    const pdf = await writePdf(document, { title: name, author: '', lang: call.language })
    const fileName = nameOfFile(`${name} denetim raporu`, 'pdf')
    return { contentType: 'application/pdf', fileName, body: Buffer.from(pdf), size: pdf.length }
  })
}
