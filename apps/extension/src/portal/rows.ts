/**
 * Rows of the portal as checked values. A row without the fields that identify it is reported and left out: the
 * portal sends such rows, and one of them must not stop the others.
 */
import { isCaseNo } from '@mizan/government/rules/natural-key'
import { dayOf, dayOfParts, momentOf } from '@mizan/government/rules/portal-dates'
import { lawyersOf } from '@mizan/government/rules/roles'

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

export const said = (value: unknown, longest = 300): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, longest) : ''

/** The portal sometimes puts ids in quotation marks. */
const idOf = (value: unknown): string => said(value, 2_000).replace(/^"+|"+$/g, '')

export interface PortalCase {
  /** Good for this session. */
  dosyaId: string
  courtId: string
  caseNo: string
  typeCode: string
  courtName: string
  status: string
  type: string
  openedOn: string | null
}

export function caseOf(row: Row): PortalCase | null {
  const found = {
    ...{ dosyaId: idOf(row.dosyaId), courtId: said(row.birimId, 120), caseNo: said(row.dosyaNo, 60) },
    ...{
      typeCode: said(row.dosyaTurKod, 20),
      courtName: said(row.birimAdi),
      status: said(row.dosyaDurum, 100),
    },
    ...{ type: said(row.dosyaTur), openedOn: dayOfParts(row.dosyaAcilisTarihi) },
  }
  const { dosyaId, courtId, caseNo, courtName } = found
  return dosyaId && courtId && isCaseNo(caseNo) && courtName ? found : null
}

/** `[ [rows], total ]`; the portal sends only the first rows of many. */
export function casesIn(value: unknown): { cases: PortalCase[]; malformed: number; total: number } {
  const [sent, count] = Array.isArray(value) ? value : []
  const rows = rowsIn(sent)
  const cases = rows.flatMap((row) => caseOf(row) ?? [])
  return { cases, malformed: rows.length - cases.length, total: Math.max(rows.length, Number(count) || 0) }
}

export interface PortalUnit {
  table: string
  name: string
}

export const unitsIn = (value: unknown): PortalUnit[] =>
  rowsIn(value).flatMap(({ tablo, kod }) => {
    const unit = { table: said(tablo, 20), name: said(kod) }
    return unit.table ? [unit] : []
  })

export const partiesIn = (value: unknown) =>
  rowsIn(value).flatMap(({ adi, rol, vekil, kisiKurum }) => {
    const name = said(adi)
    return name
      ? [
          {
            name,
            role: said(rol, 100),
            kind: said(kisiKurum, 60),
            lawyers: lawyersOf(said(vekil, 2_000)).slice(0, 5),
          },
        ]
      : []
  })

export interface PortalHearing {
  courtId: string
  caseNo: string
  typeCode: string
  date: string
  time: string
  kind: string
  result: string
}

export const hearingsIn = (value: unknown): PortalHearing[] =>
  rowsIn(value).flatMap((row) => {
    const moment = momentOf(row.tarihSaat)
    if (!moment) return []
    const named = {
      courtId: said(row.birimId, 120),
      caseNo: said(row.dosyaNo, 60),
      typeCode: said(row.dosyaTurKod, 20),
    }
    return [
      {
        ...named,
        ...moment,
        kind: said(row.islemTuruAciklama, 100),
        result: said(row.islemSonucuAciklama, 200),
      },
    ]
  })

export interface PortalAttachment {
  evrakId: string
  order: number
  type: string
}

export interface PortalDocument {
  /** Good for this answer. */
  evrakId: string
  domain: string
  courtFileNo: string
  approvalDate: string
  senderDate: string
  type: string
  subType: string
  sender: string
  senderNumber: string
  sendFileNo: string
  description: string
  attachments: PortalAttachment[]
}

export function documentOf(domain: string, row: Row): PortalDocument | null {
  const approvalDate = dayOf(row.onaylandigiTarih)
  const found = {
    ...{ evrakId: idOf(row.evrakId), domain: said(domain), courtFileNo: said(row.birimEvrakNo, 60) },
    ...{
      approvalDate: approvalDate ?? '',
      senderDate: dayOf(row.sistemeGonderildigiTarih) ?? approvalDate ?? '',
    },
    ...{ type: said(row.tur), subType: said(row.tip, 60), sender: said(row.gonderenYerKisi) },
    ...{ senderNumber: said(row.gonderenSayi, 60), sendFileNo: said(row.gonderenDosyaNo, 60) },
    ...{ description: said(row.aciklama, 2_000), attachments: attachmentsIn(row.ekEvrakListesi) },
  }
  return found.evrakId && found.courtFileNo && found.approvalDate ? found : null
}

const attachmentsIn = (value: unknown): PortalAttachment[] =>
  rowsIn(value)
    .slice(0, 100)
    .flatMap(({ evrakId, sira, ekTuru }, at) => {
      const id = idOf(evrakId)
      const order = Number.isInteger(Number(sira)) && said(sira) !== '' ? Number(sira) : at + 1
      return id && order >= 0 && order <= 9_999 ? [{ evrakId: id, order, type: said(ekTuru) }] : []
    })

export interface DocumentList {
  documents: PortalDocument[]
  /** Rows that lack a number, a day or an id, described by their known fields. */
  malformed: string[]
  pages: number
}

/** Reads `tumEvraklar`: the documents by their places. */
export function documentsIn(value: unknown): DocumentList {
  const { tumEvraklar, pageTotal } = isRow(value) ? value : {}
  const grouped = isRow(tumEvraklar) ? Object.entries(tumEvraklar) : []
  const list: DocumentList = { documents: [], malformed: [], pages: Math.max(1, Number(pageTotal) || 1) }
  for (const [domain, rows] of grouped)
    for (const row of rowsIn(rows)) {
      const found = documentOf(domain, row)
      if (found) list.documents.push(found)
      else
        list.malformed.push([said(row.tur) || '–', said(row.birimEvrakNo)].filter((part) => part).join(' '))
    }
  return list
}
