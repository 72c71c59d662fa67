/** Name and version of the product, and the status of its parts. */
import type { ServerStatus } from '../../schemas.ts'
import type { SiteCall } from '../call.ts'

export const readProduct = ({ parts }: SiteCall) => ({ ...parts.product, docs: '/api/docs' })

export async function readStatus({ parts }: SiteCall): Promise<ServerStatus> {
  const { database, index } = await parts.status()
  const ok = database.state === 'ok' && index.state === 'ok'
  return {
    state: ok ? 'ok' : 'degraded',
    version: parts.product.version,
    startedAt: parts.startedAt.toISOString(),
    database,
    index,
  }
}
