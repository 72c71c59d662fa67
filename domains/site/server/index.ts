/** Answers about the product itself: its name, how it is, which features are on. */
import { type Desk, desk } from '@mizan/platform/http'
import { siteRows } from '../contract.ts'
import { type FeatureName, type Features, featureNames, type ServerStatus } from '../schemas.ts'

export interface SiteParts {
  product: { name: string; version: string }
  startedAt: Date
  /** How the other parts are; a failure inside is told, never thrown. */
  parts: () => Promise<Pick<ServerStatus, 'database' | 'index'>>
}

/** Screens that exist today; the others are announced, not pretended. */
const built: ReadonlySet<FeatureName> = new Set(['searchTr', 'searchCy', 'lawSearch'])

const features = Object.fromEntries(
  featureNames.map((name) => [name, built.has(name) ? 'TurnedOn' : 'ComingSoon']),
) as Features

export function siteDesk({ product, startedAt, parts }: SiteParts): Desk {
  return desk(siteRows, {
    'site.product': () => ({ ...product, docs: '/api/docs' }),
    'site.status': async () => {
      const { database, index } = await parts()
      const ok = database.state === 'ok' && index.state === 'ok'
      return {
        state: ok ? ('ok' as const) : ('degraded' as const),
        version: product.version,
        startedAt: startedAt.toISOString(),
        database,
        index,
      }
    },
    'site.features': () => features,
  })
}
