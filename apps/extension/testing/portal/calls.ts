/** The answers of the double to each call. */
import type { Attachment, CourtCase, Document } from './court.ts'
import type { Faults } from './server.ts'
import type { Tokens } from './tokens.ts'

export interface Calls {
  cases: CourtCase[]
  session: { id: string; asked: Set<string> }
  tokens: Tokens
  faults: Faults
  grow: (of: CourtCase) => void
}

type Body = Record<string, unknown>

const refused = { error: 'Bu işlem için yetkiniz bulunmamaktadır.', type: 'error' }
/** The answer for a file that is too big, in place of its bytes. */
const tooBig = Buffer.from(
  'Evrak boyutu goruntuleme sinirini asmaktadir. Lutfen evraki indirerek goruntuleyiniz. Hata kodu: EVR-116 Sure asildi.',
)

export function answerCall(calls: Calls, url: URL, body: Body): unknown {
  switch (url.pathname) {
    case '/kullanici_bilgileri.uyap':
      return { adi: 'ŞULE', soyadi: 'GÜNDOĞDU' }
    case '/yargiBirimleriSorgula_brd.ajx':
      return unitsOf(calls, body)
    case '/search_phrase_detayli.ajx':
      return search(calls, body)
    case '/dosya_islem_turleri_sorgula_brd.ajx':
      return withCase(calls, body, (of) => {
        calls.session.asked.add(of.own)
        return [{ islemTuru: 'EVRAK', aciklama: 'Evrak' }]
      })
    case '/dosyaAyrintiBilgileri_brd.ajx':
      return afterPermissions(calls, body, (of) => ({ davaAcilisTuru: 'Dava', davaTurleriStr: of.dosyaTur }))
    case '/dosya_taraf_bilgileri_brd.ajx':
      return afterPermissions(calls, body, (of) => of.parties)
    case '/avukat_durusma_sorgula_brd.ajx':
      return calls.cases.flatMap((of) => hearingsOf(calls, of))
    case '/list_dosya_evraklar.ajx':
      return withCase(calls, body, (of) => listOf(calls, of, Number(body.pageNumber ?? 1)))
    case '/download_document_brd.uyap':
    case '/view_document_brd.uyap':
      return bytesOf(calls, url)
    default:
      return { error: 'Bilinmeyen işlem', type: 'error' }
  }
}

const unitsOf = ({ cases }: Calls, { yargiTuru }: Body) =>
  [...new Set(cases.filter((of) => of.yargiTuru === yargiTuru).map(({ birimTuru2 }) => birimTuru2))].map(
    (tablo) => ({
      ...{ altSistKodu: -1, tablo, kod: 'ASLİYE TİCARET MAHKEMESİ' },
    }),
  )

function search(calls: Calls, { birimTuru2, birimTuru3, dosyaDurumKod, dosyaYil, dosyaSira }: Body) {
  const found = calls.cases.filter(
    (of) =>
      of.birimTuru2 === birimTuru2 &&
      of.yargiTuru === birimTuru3 &&
      of.dosyaDurumKod === Number(dosyaDurumKod) &&
      (dosyaYil === undefined || of.dosyaNo === `${dosyaYil}/${dosyaSira}`),
  )
  const rows = found.map((of) => caseRow(calls, of))
  const malformed = calls.faults.malformed ? [{ ...rows[0], dosyaNo: 'null/0' }] : []
  return [[...malformed, ...rows], rows.length + malformed.length]
}

const caseRow = ({ tokens, session }: Calls, of: CourtCase) => ({
  dosyaId: tokens.give(of.own, session.id),
  ...{ dosyaNo: of.dosyaNo, dosyaDurumKod: of.dosyaDurumKod, dosyaDurum: of.dosyaDurum },
  ...{ dosyaTurKod: of.dosyaTurKod, dosyaTur: of.dosyaTur, birimAdi: of.birimAdi, birimId: of.birimId },
  dosyaAcilisTarihi: { date: of.opened, time: { hour: 0, minute: 0, second: 0, nano: 0 } },
  ...{ birimTuru1: '09', birimTuru2: of.birimTuru2, birimTuru3: '0992', isNew: false },
})

const hearingsOf = ({ tokens, session }: Calls, of: CourtCase) =>
  of.hearings.map((hearing) => ({
    ...{ kayitId: tokens.give(`h ${of.own}`, session.id), dosyaId: tokens.give(of.own, session.id) },
    ...{ dosyaNo: of.dosyaNo, dosyaTurKod: of.dosyaTurKod, birimId: of.birimId, yerelBirimAd: of.birimAdi },
    ...hearing,
    dosyaTaraflari: [],
  }))

function withCase(calls: Calls, { dosyaId }: Body, work: (of: CourtCase) => unknown): unknown {
  const own = calls.tokens.read(dosyaId, calls.session.id)
  const of = calls.cases.find((one) => one.own === own)
  return of ? work(of) : refused
}

/** Refused until the list of permissions of this file was read in this session. */
const afterPermissions = (calls: Calls, body: Body, work: (of: CourtCase) => unknown): unknown =>
  withCase(calls, body, (of) => (calls.session.asked.has(of.own) ? work(of) : refused))

const pageOf = 100

function listOf(calls: Calls, of: CourtCase, page: number) {
  if (page === 1) calls.grow(of)
  const shown = of.documents.slice((page - 1) * pageOf, page * pageOf)
  const rows: (readonly [domain: string, row: object])[] = shown.map((document) => [
    document.domain,
    rowOf(calls, of, document),
  ])
  if (calls.faults.malformed && page === 1) rows.splice(1, 0, ...malformedRows(calls, of))
  const grouped = Map.groupBy(rows, ([domain]) => domain)
  return {
    tumEvraklar: Object.fromEntries(
      [...grouped].map(([domain, found]) => [domain, found.map(([, row]) => row)]),
    ),
    son20Evrak: shown.slice(-20).map((document) => rowOf(calls, of, document)),
    ...{ pageTotal: Math.max(1, Math.ceil(of.documents.length / pageOf)), status: 200 },
  }
}

function rowOf({ tokens, session }: Calls, of: CourtCase, document: Document) {
  const { own, domain: _, content: __, attachments, fault: ___, ...said } = document
  const evrakId = tokens.give(own, session.id)
  return {
    ...said,
    // Some ids are in quotation marks.
    ...{
      evrakId: `"${evrakId}"`,
      dosyaId: tokens.give(of.own, session.id),
      ggEvrakId: tokens.give(own, session.id),
    },
    isYetkili: true,
    ekEvrakListesi: attachments.map(({ order, type }) => ({
      ...{ anaEvrakId: evrakId, evrakId: tokens.give(`${own} ek ${order}`, session.id) },
      ...{ sira: order, ekTuru: type, dosyaId: tokens.give(of.own, session.id) },
    })),
  }
}

const malformedRows = ({ tokens, session }: Calls, of: CourtCase) => {
  const row = {
    evrakId: tokens.give('nothing', session.id),
    tur: 'Bozuk Satır',
    birimEvrakNo: 1,
    onaylandigiTarih: '31/02/2026',
  }
  return [
    [`${of.dosyaNo}(Hukuk Dava Dosyası)`, row] as const,
    [
      `${of.dosyaNo}(Hukuk Dava Dosyası)`,
      { ...row, birimEvrakNo: null, onaylandigiTarih: '01/02/2026' },
    ] as const,
  ]
}

function bytesOf({ cases, tokens, session }: Calls, url: URL): Buffer | object {
  const own = tokens.read(url.searchParams.get('evrakId'), session.id)
  const documents = cases.flatMap((of) => of.documents)
  const attachments = documents.flatMap(({ own: main, attachments: all }) =>
    all.map((one) => named(main, one)),
  )
  const found = [...documents, ...attachments].find((one) => one.own === own)
  if (!found) return { error: 'Evrak bulunamadı', type: 'error' }
  if (found.fault === 'refused') return refused
  return found.fault === 'too_big' ? tooBig : found.content
}

const named = (
  main: string,
  { order, content }: Attachment,
): Pick<Document, 'own' | 'content' | 'fault'> => ({
  own: `${main} ek ${order}`,
  content,
})
