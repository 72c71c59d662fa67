/** Fetches one file of the portal: the original, or else its view. A stale id is looked up again once. */
import { PortalError } from '../portal/answer.ts'
import { patiently } from './patience.ts'
import type { SyncParts } from './ports.ts'
import type { FetchFault } from './state.ts'

interface Ids {
  evrakId: string
  dosyaId: string
}

export interface Fetching {
  ids: Ids
  /** Returns the ids of a newer answer; undefined if it no longer has the file. */
  renewed: () => Promise<Ids | undefined>
}

export type FetchResult = { bytes: Uint8Array; ending: string } | { reason: FetchFault }

export async function fetchFile(parts: SyncParts, { ids, renewed }: Fetching): Promise<FetchResult> {
  try {
    return await originalOrView(parts, ids)
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    if (error.problem !== 'stale') return { reason: reasonOf(error) }
  }
  const again = await renewed()
  if (!again) return { reason: 'not_found' }
  try {
    return await originalOrView(parts, again)
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return { reason: reasonOf(error) }
  }
}

async function originalOrView(parts: SyncParts, { evrakId, dosyaId }: Ids) {
  const { portal } = parts
  try {
    return await patiently(parts, () => portal.download(evrakId, dosyaId))
  } catch (error) {
    if (!(error instanceof PortalError) || error.problem !== 'too_big') throw error
    return patiently(parts, () => portal.view(evrakId, dosyaId))
  }
}

/** @throws PortalError `session`: nothing more can be fetched */
function reasonOf(error: PortalError): FetchFault {
  if (error.problem === 'session') throw error
  return error.problem === 'stale' ? 'not_found' : error.problem
}
