/** The data of the portal's double: cases of one lawyer with their documents, the same at every start. */

export interface Attachment {
  order: number
  type: string
  content: Buffer
}

export interface Document {
  /** A fixed name within the double; the portal never sends it. */
  own: string
  domain: string
  birimEvrakNo: number
  onaylandigiTarih: string
  sistemeGonderildigiTarih: string
  gonderenYerKisi: string
  gonderenDosyaNo: string
  gonderenSayi: string
  tur: string
  tip: string
  aciklama: string
  content: Buffer
  attachments: Attachment[]
  /** The fetch never succeeds: the portal refuses, or answers a short text because the file is too big. */
  fault?: 'refused' | 'too_big'
}

export interface CourtCase {
  own: string
  birimId: string
  birimAdi: string
  birimTuru2: string
  yargiTuru: string
  dosyaNo: string
  dosyaTurKod: number
  dosyaTur: string
  dosyaDurum: string
  dosyaDurumKod: number
  opened: { year: number; month: number; day: number }
  parties: { adi: string; rol: string; vekil: string; kisiKurum: string }[]
  hearings: { tarihSaat: string; islemTuruAciklama: string; islemSonucuAciklama: string }[]
  documents: Document[]
}

const types = [
  ...['Duruşma Zaptı', 'Tensip Zaptı', 'Dava Dilekçesi', 'Cevap Dilekçesi', 'Bilirkişi Raporu'],
  ...['Müzekkere Cevabı', 'Tebligat', 'Ara Karar', 'Vekaletname', 'Islah Dilekçesi'],
] as const
const senders = [
  'Ankara 3. Asliye Ticaret Mahkemesi',
  'Av. Şule Gündoğdu',
  'Bilirkişi İsmail Öğüt',
  'PTT A.Ş.',
] as const

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A small PDF; each has a text of its own and the given length. */
export function pdfOf(text: string, bytes = 0): Buffer {
  const head = `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`
  const tail = 'trailer<</Root 1 0 R>>\n%%EOF\n'
  const room = Math.max(0, bytes - head.length - tail.length - 3)
  return Buffer.from(`${head}% ${'x'.repeat(room)}\n${tail}`, 'latin1')
}

export function documentAt(caseName: string, at: number, bytes: number): Document {
  const day = `${twoDigits((at % 28) + 1)}/${twoDigits((at % 11) + 1)}/2026`
  const type = types[at % types.length] ?? 'Evrak'
  const attachments =
    at % 25 === 4 ? [1, 2].map((order) => attachmentOf(`${caseName} ${at}`, order, bytes)) : []
  return {
    own: `${caseName} ${at}`,
    domain: at % 9 === 8 ? '2024/555(Talimat Dosyası)' : `${caseName}(Hukuk Dava Dosyası)`,
    birimEvrakNo: 9_000 + at,
    ...{ onaylandigiTarih: day, sistemeGonderildigiTarih: day },
    gonderenYerKisi: senders[at % senders.length] ?? '',
    ...{ gonderenDosyaNo: caseName, gonderenSayi: String(100 + at), tur: type, tip: at % 2 ? 'GLN' : 'GDN' },
    aciklama: at % 3 ? '' : 'Ekleriyle birlikte gönderilmiştir',
    content: pdfOf(`${caseName} evrak ${at}`, bytes),
    attachments,
  }
}

const attachmentOf = (of: string, order: number, bytes: number): Attachment => ({
  order,
  type: order === 1 ? 'Kroki' : 'Fotoğraf',
  content: pdfOf(`${of} ek ${order}`, bytes),
})

/** Two documents with equal rows and different contents. */
function withAlike(documents: Document[]): Document[] {
  const [first, second] = documents
  if (!first || !second) return documents
  const { own, content } = second
  documents[1] = { ...first, own, content, attachments: [] }
  documents[0] = { ...first, attachments: [] }
  return documents
}

export interface CourtSize {
  cases: number
  /** The number of documents of each case. */
  documents: number
  /** Bytes of each document. */
  bytes?: number
}

export const courtOf = ({ cases, documents, bytes = 0 }: CourtSize): CourtCase[] =>
  Array.from({ length: cases }, (_, index) => {
    const dosyaNo = `2026/${1755 + index}`
    return {
      ...{ own: dosyaNo, birimId: 'B-101', birimAdi: 'Ankara 3. Asliye Ticaret Mahkemesi' },
      ...{ birimTuru2: '0902', yargiTuru: '1', dosyaNo, dosyaTurKod: 15, dosyaTur: 'Hukuk Dava Dosyası' },
      ...{ dosyaDurum: 'Açık', dosyaDurumKod: 0, opened: { year: 2026, month: 3, day: 2 + index } },
      parties: [
        { adi: `DAVACI ${index + 1} ÇAĞLAYAN`, rol: 'Davacı', vekil: '[ŞULE GÜNDOĞDU]', kisiKurum: 'Kişi' },
        { adi: `KUZEY ${index + 1} YAPI A.Ş.`, rol: 'Davalı', vekil: '', kisiKurum: 'Kurum' },
      ],
      hearings: [
        {
          ...{
            tarihSaat: `2027-02-${twoDigits(10 + (index % 18))} 09:30:00.0`,
            islemTuruAciklama: 'Duruşma',
          },
          islemSonucuAciklama: '',
        },
      ],
      documents: withAlike(Array.from({ length: documents }, (_, at) => documentAt(dosyaNo, at, bytes))),
    }
  })
