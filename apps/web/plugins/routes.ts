/**
 * `virtual:routes`: of each row of the contract only what a call needs while running (method, path, what it
 * renews). The browser so never loads the schemas.
 */
import { companyRows } from '@mizan/company/contract'
import { identityRows } from '@mizan/identity/contract'
import { joinRows, type Row } from '@mizan/platform/contract'
import { researchRows } from '@mizan/research/contract'
import { siteRows } from '@mizan/site/contract'
import type { Plugin } from 'vite'

const name = 'virtual:routes'

export function routesPlugin(): Plugin {
  const rows = joinRows({ ...siteRows, ...researchRows, ...identityRows, ...companyRows })
  const routes = Object.fromEntries(
    Object.entries<Row>(rows).map(([row, { method, path, renews }]) => [row, { method, path, renews }]),
  )
  return {
    name: 'mizan-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(routes)}` : undefined),
  }
}
