/** The name of a court document among those of the case: its day, type, and number at the court. */
import { plain } from './text.ts'

interface DocumentNameFacts {
  type: string
  courtFileNo: string
  approvalDate: string
}

const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu

export function documentName(
  { type, courtFileNo, approvalDate }: DocumentNameFacts,
  extension: string,
): string {
  const said = plain(type).replace(forbidden, ' ').replace(/\s+/g, ' ').trim().slice(0, 120)
  // The number is not in brackets, because documents of one name are numbered that way.
  return `${approvalDate} ${said || 'Belge'} no ${courtFileNo}.${extension}`
}

/** An attachment carries the name of its document and its place. */
export const referenceName = (
  main: DocumentNameFacts,
  { order, type }: { order: number; type: string },
  extension: string,
): string =>
  documentName({ ...main, type: `${plain(main.type).slice(0, 80)} Ek ${order} ${plain(type)}` }, extension)
