/**
 * Calls of the portal within the open session of the lawyer: one after the other, with a pause between them, and
 * never with a password. The caller runs in a page of the portal, so the browser adds the cookies itself.
 */
import { PortalError, readAnswer } from './answer.ts'
import { copyOf } from './copy.ts'
import { casesIn, type DocumentList, documentsIn, hearingsIn, partiesIn, unitsIn } from './rows.ts'
import { textOf } from './text.ts'
import type { Turns } from './turns.ts'

export interface PortalOptions {
  /** Relative addresses are those of the page. */
  base: string
  turns: Turns
  fetch: typeof fetch
  signal: AbortSignal
}

/** An answer that takes longer is taken for a broken line. */
const longestMs = 120_000
/** Pages of one list; the portal sends a hundred rows and more on each. */
const mostPages = 200

/** In Firefox the received bytes belong to the page, and a script of an extension may not slice them. */
function ownBytes(came: ArrayBuffer): Uint8Array {
  const own = new Uint8Array(came.byteLength)
  own.set(new Uint8Array(came))
  return own
}

export function portalClient({ base, turns, fetch, signal }: PortalOptions) {
  const paced: Turns = (work) =>
    turns(async () => {
      signal.throwIfAborted()
      return work()
    })
  const bytesFrom = async (path: string, init: RequestInit): Promise<Uint8Array> => {
    try {
      const stop = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
      const answer = await fetch(`${base}${path}`, { credentials: 'include', ...init, signal: stop })
      if (answer.status === 401 || answer.status === 403) throw new PortalError('session')
      if (!answer.ok) throw new PortalError('line', `HTTP ${answer.status}`)
      return ownBytes(await answer.arrayBuffer())
    } catch (error) {
      if (error instanceof PortalError || signal.aborted) throw error
      throw new PortalError('line', String(error))
    }
  }
  const call = (path: string, body: object): Promise<unknown> =>
    paced(async () => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      return readAnswer(textOf(await bytesFrom(path, init)))
    })
  const fileAt = (path: string, ids: Record<string, string>) =>
    paced(async () => copyOf(await bytesFrom(`${path}?${new URLSearchParams(ids)}`, { method: 'GET' })))
  return {
    /** @throws PortalError `session` if nobody is signed in */
    whoIsIt: () => call('/kullanici_bilgileri.uyap', {}),
    units: async (kind: string) => unitsIn(await call('/yargiBirimleriSorgula_brd.ajx', { yargiTuru: kind })),
    cases: async ({
      kind,
      table,
      status,
      caseNo,
    }: {
      kind: string
      table: string
      status: number
      caseNo?: string
    }) => {
      const [year, number] = caseNo?.split('/') ?? []
      const asked = { dosyaDurumKod: status, pageSize: 500, pageNumber: 1, birimId: '', birimTuru2: table }
      const named = year && number ? { dosyaYil: year, dosyaSira: number } : {}
      return casesIn(await call('/search_phrase_detayli.ajx', { ...asked, birimTuru3: kind, ...named }))
    },
    /** The portal refuses the two calls below until this one was made. */
    permissions: (dosyaId: string) => call('/dosya_islem_turleri_sorgula_brd.ajx', { dosyaId }),
    parties: async (dosyaId: string) => partiesIn(await call('/dosya_taraf_bilgileri_brd.ajx', { dosyaId })),
    hearings: async (from: string, until: string) =>
      hearingsIn(
        await call('/avukat_durusma_sorgula_brd.ajx', { baslangicTarihi: from, bitisTarihi: until }),
      ),
    /** The whole list; `isWhole` is false if it has more pages than are read. */
    documents: async (dosyaId: string): Promise<DocumentList & { isWhole: boolean }> => {
      const first = documentsIn(await call('/list_dosya_evraklar.ajx', { dosyaId, pageNumber: 1 }))
      for (let page = 2; page <= Math.min(first.pages, mostPages); page += 1) {
        const next = documentsIn(await call('/list_dosya_evraklar.ajx', { dosyaId, pageNumber: page }))
        first.documents.push(...next.documents)
        first.malformed.push(...next.malformed)
      }
      return { ...first, isWhole: first.pages <= mostPages }
    },
    download: (evrakId: string, dosyaId: string) =>
      fileAt('/download_document_brd.uyap', { evrakId, dosyaId }),
    /** Fetches a PDF, if the original is not available. */
    view: (evrakId: string, dosyaId: string) => fileAt('/view_document_brd.uyap', { evrakId, dosyaId }),
  }
}

export type Portal = ReturnType<typeof portalClient>
