/** A list of the portal as the server takes it, and the ids by which its files are fetched. */
import { fileKey, numbered } from '@mizan/government/rules/natural-key'
import type { PortalDocument } from '../portal/rows.ts'

export interface ListEntry {
  document: PortalDocument & { occurrence: number }
  sent: { references: { order: number; type: string }[] }
}

export const listedOf = (documents: readonly PortalDocument[]): ListEntry[] =>
  numbered(documents, fileKey).map((document) => {
    const { evrakId: _, domain, attachments, ...registered } = document
    return {
      document,
      sent: {
        ...registered,
        mainFileDomain: domain,
        references: attachments.map(({ order, type }) => ({ order, type })),
      },
    }
  })

/** Identifies a document of the list, whatever ids the portal gives it. */
export const placeOf = (document: ListEntry['document']): string =>
  `${fileKey(document)} ${document.occurrence}`

export const nameOf = ({ type, courtFileNo, approvalDate }: PortalDocument): string =>
  `${approvalDate.split('-').reverse().join('.')} ${type || 'Belge'} ${courtFileNo}`
