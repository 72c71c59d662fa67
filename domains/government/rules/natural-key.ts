/**
 * The identity of a court file and its documents. The ids of the portal change with every answer, so they identify
 * nothing: a court file is known by court, number and type, a document by its entry in the register (decision 115).
 */
import { plain } from './text.ts'

export interface CourtFileName {
  courtId: string
  caseNo: string
  /** The portal's code for the kind of file; one court may have `2026/5` twice, as a case and as another matter. */
  typeCode: string
}

/** Year and serial number, as the courts write it. A row of the portal with another number is malformed. */
export const isCaseNo = (text: string): boolean => /^(?:19|20)\d{2}\/[1-9]\d{0,8}$/.test(text)

export const caseKey = ({ courtId, caseNo, typeCode }: CourtFileName): string =>
  JSON.stringify([courtId, caseNo, typeCode].map(plain))

/** The entry of a document in the register, which never changes. */
export interface RegisterEntry {
  domain: string
  courtFileNo: string
  /** Civil dates. */
  approvalDate: string
  senderDate: string
  type: string
  subType: string
  sender: string
  senderNumber: string
  sendFileNo: string
}

export const fileKey = (file: RegisterEntry): string =>
  JSON.stringify(
    [
      ...[file.domain, file.courtFileNo, file.approvalDate, file.type],
      ...[file.senderDate, file.subType, file.sender, file.senderNumber, file.sendFileNo],
    ].map(plain),
  )

/** An attachment is known by its document, its place there and its kind. */
export const referenceKey = (
  main: { key: string; occurrence: number },
  place: { order: number; type: string },
) => JSON.stringify([main.key, main.occurrence, place.order, plain(place.type)])

/** Numbers rows that look alike from 1 on, in the order of the list. Two rows are never taken for one. */
export function numbered<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): (Row & { occurrence: number })[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const key = keyOf(row)
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    return { ...row, occurrence }
  })
}
